import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "@boreal/domain/kernel/shape";
import { fieldsUnverified } from "@boreal/domain/vault/files/portals";
import type { PackageManifest } from "@boreal/domain/filing/packageManifest";
import { readCase } from "@boreal/domain/caseFile/readCase";
import { testBlank } from "@boreal/official-forms/test/testBlank";
import { complete } from "@boreal/server/commands/forms/testForm";
import { openArchive } from "@boreal/server/files/testArchive";
import { describe, expect, test } from "vitest";
import { photo } from "../../../../tests/samples/plainPictures.ts";
import { drawPdf } from "../../../../tests/samples/pdfDocument.ts";
import { packageShape } from "../../../../scripts/schemas/packageShape.ts";
import { borealIn, studentCase } from "../testCase.ts";
import { boreal, fileWith, ownFolder } from "../testCommandLine.ts";

const folder = ownFolder();
const inFolder = borealIn(folder);

const documents = [
  { fileId: "f1", documentId: "passport", slotId: "passportBioPage" },
  { fileId: "f2", documentId: "proof-of-funds", slotId: "bankStatements" },
  { fileId: "f3", documentId: "proof-of-funds", slotId: "bankStatements" },
  { fileId: "f10", documentId: "digital-photo", slotId: "digitalPhoto" },
];
const caseWith = (more: object = {}) => ({
  ...studentCase,
  profile: { firstName: "Amara", lastName: "Okafor" },
  documents,
  ...more,
});

/** Documents of a case, each under its id, and where the package of them goes. */
function filesOfCase(files: Readonly<Record<string, string | Buffer>>) {
  const own = mkdtempSync(join(folder, "documents-"));
  const dir = join(own, "documents");
  mkdirSync(dir);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dir, name), content);
  return { dir, out: join(own, "package.zip"), own };
}

type CaseFiles = ReturnType<typeof filesOfCase>;

const run = async (the: object, { dir, out, own }: CaseFiles, ...more: string[]) => {
  const path = fileWith(own, "case.json", JSON.stringify(the));
  return await inFolder(["package", path, "--documents", dir, "--out", out, ...more]);
};

async function opened({ out }: CaseFiles) {
  const entries = await openArchive(readFileSync(out));
  const bytesOf = (path: string): Buffer => {
    const found = entries.find((one) => one.path === path);
    if (!found) throw new Error(`not in the package: ${path}`);
    return Buffer.from(found.bytes);
  };
  const manifest = JSON.parse(bytesOf("manifest.json").toString("utf8")) as PackageManifest;
  return { entries, bytesOf, manifest };
}

const sha = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const page = async (words: string) => await drawPdf((pdf) => pdf.text(words));
const usual = async () => ({
  "f1.pdf": await page("passport"),
  "f2.pdf": await page("bank in October"),
  "f3.jpg": await photo(),
  "f10.jpeg": await photo(),
});

describe("boreal package", () => {
  test("documents in the order of the portal, every file by its hash, and the same bytes once more", async () => {
    const here = filesOfCase(await usual());
    const first = await run(caseWith(), here);
    const once = readFileSync(here.out);
    const again = await run(caseWith(), here);
    expect(readFileSync(here.out).equals(once)).toBe(true);
    expect([first.status, again.status]).toEqual([1, 1]);
    const { entries, bytesOf, manifest } = await opened(here);
    expect(entries.map(({ path }) => path)).toEqual(
      [
        "index.pdf",
        "manifest.json",
        "1-applicant/01-passport-or-travel-document.pdf",
        "1-applicant/02-digital-photo.jpeg",
        "1-applicant/03-proof-of-means-of-financial-support.pdf",
        "record/case.json",
        "record/plan.json",
        "record/tables.json",
      ].map((path) => path.replace(".jpeg", ".jpg")),
    );
    for (const one of [...manifest.entries, ...manifest.records]) {
      const bytes = bytesOf(one.path);
      expect([one.path, bytes.byteLength, sha(bytes)]).toEqual([one.path, one.bytes, one.sha256]);
    }
    const faults: Fault[] = [];
    packageShape.read(JSON.parse(JSON.stringify(manifest)), "", faults);
    expect(faults).toEqual([]);
    expect([...manifest.entries, ...manifest.records].length).toBe(entries.length - 1);
    expect(manifest.entries[0]).toMatchObject({ isOriginal: true });
    expect(
      bytesOf("1-applicant/01-passport-or-travel-document.pdf").equals(readFileSync(join(here.dir, "f1.pdf"))),
    ).toBe(true);
    expect(manifest.entries[2]?.parts?.map(({ slot, files }) => [slot, files.map(({ fileId }) => fileId)])).toEqual([
      ["bankStatements", ["f2", "f3"]],
    ]);
    expect(first.complaints[0]).toBe("1/3 1-applicant/01-passport-or-travel-document");
  });

  test("the case in it is the case that was given, and can be read again", async () => {
    const here = filesOfCase(await usual());
    await run(caseWith(), here);
    const { bytesOf, manifest } = await opened(here);
    const frozen = readCase(JSON.parse(bytesOf("record/case.json").toString("utf8")), "2027-01-01");
    expect(frozen).toMatchObject({ ok: true, caseFile: { today: "2026-11-20", answers: studentCase.answers } });
    const plan = JSON.parse(bytesOf("record/plan.json").toString("utf8")) as { rulesVersion: string };
    expect(plan.rulesVersion).toBe(manifest.rulesVersion);
    expect(bytesOf("record/tables.json").toString("utf8")).toContain('"irccPortalLimit"');
  });

  test("a whole form goes along and reads back as the case has it; without its blank, as an answer sheet", async () => {
    const values = complete(caseWith());
    const the = caseWith({ forms: { IMM1294: values } });
    const here = filesOfCase(await usual());
    await run(the, here);
    const sheet = (await opened(here)).manifest.entries[0];
    expect(sheet).toMatchObject({ kind: "answerSheet", path: "1-applicant/01-imm1294-answer-sheet.pdf" });
    expect(sheet?.form).not.toHaveProperty("edition");
    const blank = testBlank("IMM1294");
    await inFolder(["forms", "add", fileWith(folder, "imm1294.pdf", blank)]);
    await run(the, here);
    const { bytesOf, manifest } = await opened(here);
    const form = manifest.entries[0];
    expect(form).toMatchObject({
      kind: "form",
      path: "1-applicant/01-imm1294.pdf",
      form: { key: "IMM1294", edition: "06-2026", language: "en", blank: sha(blank) },
    });
    const filled = fileWith(here.own, "filled.pdf", bytesOf("1-applicant/01-imm1294.pdf"));
    const compared = await inFolder(["form", "compare", filled, join(here.own, "case.json"), "--json"]);
    const { differences } = JSON.parse(compared.out) as { differences: { path: string }[] };
    // The city of a school is chosen from the form’s own list, where Lagos does not stand: the manifest says so.
    expect(differences.map((one) => one.path)).toEqual(["studyDetails.schoolAddress.cityTown"]);
    expect(form?.toDo.length).toBeGreaterThan(1);
  });

  test("a form that was not filled is not listed, and the dry run says what is missing", async () => {
    const here = filesOfCase(await usual());
    await run(caseWith(), here);
    const { manifest } = await opened(here);
    expect(manifest.entries.flatMap(({ form }) => form ?? [])).toEqual([]);
    const path = join(here.own, "case.json");
    const dry = await inFolder(["package", path, "--dry-run", "--json"], { LANG: "fr_CA.UTF-8" });
    expect([dry.status, existsSync(join(here.own, "dry.zip"))]).toEqual([1, false]);
    expect(dry.complaints).toContain(
      "boreal package: manque\u00A0: Lettre d’acceptation, Lettre d’acceptation\u00A0: à ajouter.",
    );
    expect(dry.complaints.join("\n")).not.toContain(fieldsUnverified.fr);
    for (const [LANG, words] of [
      ["en_CA.UTF-8", fieldsUnverified.en],
      ["fr_CA.UTF-8", fieldsUnverified.fr],
    ] as const)
      expect((await inFolder(["package", path, "--dry-run"], { LANG })).complaints).toContain(
        `boreal package: ${words}`,
      );
    const told = JSON.parse(dry.out) as { gaps: { id: string }[] };
    expect(told.gaps.map(({ id }) => id)).toEqual(manifest.gaps.map(({ id }) => id));
  });

  test("a warning is about something that is there: it is not called missing", async () => {
    const [passport, ...others] = documents;
    const the = caseWith({
      documents: [{ ...passport, parsedValues: { passportExpiryDate: "2020-01-01" } }, ...others],
    });
    const path = fileWith(folder, "expired.json", JSON.stringify(the));
    const said = async (LANG: string) =>
      (await inFolder(["package", path, "--dry-run"], { LANG })).complaints.filter((line) => /expir/.test(line));
    expect(await said("en_CA")).toEqual([expect.stringMatching(/^boreal package: to be corrected: /)]);
    expect(await said("fr_CA")).toEqual([expect.stringMatching(/^boreal package: à corriger\u00A0: /)]);
  });

  test("names and index in French", async () => {
    const here = filesOfCase(await usual());
    await run(caseWith(), here, "--language", "fr", "--portal", "secureAccount");
    const { manifest } = await opened(here);
    expect(manifest).toMatchObject({ language: "fr", portal: { id: "secureAccount", maxBytes: 4_000_000 } });
    expect(manifest.entries[2]?.path).toBe("1-demande-principale/03-preuve-de-soutien-financier.pdf");
  });
});

describe("bad input", () => {
  test("a file that is not there, two for one id, a folder that is not there: a line each, and nothing is written", async () => {
    const { "f1.pdf": passport, "f2.pdf": bank, "f10.jpeg": own } = await usual();
    const here = filesOfCase({ "f1.pdf": passport, "f1.png": passport, "f2.pdf": bank, "f10.jpeg": own });
    const ran = await run(caseWith(), here);
    expect(ran.status).toBe(2);
    expect(ran.complaints).toEqual([
      expect.stringMatching(/^documents\[fileId=f1\]: found f1\.pdf and f1\.png in .*accepted is one file named f1/),
      expect.stringMatching(/^documents\[fileId=f3\]: found no file in /),
    ]);
    expect(readdirSync(here.own)).toEqual(["case.json", "documents"]);
    rmSync(here.dir, { recursive: true });
    expect((await run(caseWith(), here)).complaints).toEqual([
      `--documents: found ${here.dir}, a folder that cannot be read (ENOENT): there is no such folder; accepted is a folder that can be read`,
    ]);
    writeFileSync(here.dir, "");
    expect((await run(caseWith(), here)).complaints).toEqual([
      `--documents: found ${here.dir}, which is no folder; accepted is a folder that can be read`,
    ]);
  });

  test.each([
    ["changes", (path: string) => writeFileSync(path, "another one")],
    ["goes", (path: string) => rmSync(path)],
  ])(
    "a file that %s while the package is made: nothing is written, and an earlier package stays",
    async (_what, change) => {
      const here = filesOfCase(await usual());
      writeFileSync(here.out, "an earlier package");
      const path = fileWith(here.own, "case.json", JSON.stringify(caseWith()));
      const passport = join(here.dir, "f1.pdf");
      const ran = await inFolder(["package", path, "--documents", here.dir, "--out", here.out], {}, (line) => {
        // The second file of the package is begun: the passport was read for the first.
        if (line.startsWith("2/3 ")) change(passport);
      });
      expect([ran.status, ran.out]).toEqual([1, ""]);
      expect(ran.complaints.at(-1)).toBe(
        `boreal package: ${passport} changed while the package was made; nothing is written. Run it again.`,
      );
      expect(readFileSync(here.out, "utf8")).toBe("an earlier package");
      expect(readdirSync(here.own).toSorted()).toEqual(["case.json", "documents", "package.zip"]);
    },
  );

  test.each([
    [["package", "-"], /^--documents: found none/],
    [["package", "-", "--dry-run", "--portal", "post"], /^--portal: found "post"; accepted is irccPortal/],
    [["package", "-", "--dry-run", "--language", "de"], /^--language: found "de"; accepted is en or fr$/],
  ])("%j", async (args, line) => {
    const ran = await boreal(args, JSON.stringify(caseWith()));
    expect([ran.status, ran.complaints[0]]).toEqual([2, expect.stringMatching(line)]);
  });

  test("damaged and locked files are named with what to do; the others go along", async () => {
    const here = filesOfCase({
      ...(await usual()),
      "f1.pdf": (await page("passport")).subarray(0, 200),
      "f2.pdf": await drawPdf((pdf) => pdf.text("closed"), { userPassword: "maple", pdfVersion: "1.7" }),
    });
    const ran = await run(caseWith(), here);
    const { manifest } = await opened(here);
    expect([ran.status, manifest.isWhole]).toEqual([1, false]);
    expect(manifest.failures.map(({ code, fileIds }) => [code, fileIds])).toEqual([
      ["damaged", ["f1"]],
      ["encrypted", ["f2"]],
    ]);
    expect(manifest.entries.map(({ parts }) => parts?.[0]?.files.map(({ fileId }) => fileId))).toEqual([
      ["f10"],
      ["f3"],
    ]);
    expect(ran.complaints.join("\n")).toContain(
      "f2: Proof of Funds: Bank statements: This file is protected by a password. Put a copy that is saved without its password in its place, and make the package again.",
    );
    const path = join(here.own, "case.json");
    const wanted = ["package", path, "--documents", here.dir, "--out", here.out];
    const inFrench = await inFolder(wanted, { LANG: "fr_CA.UTF-8" });
    expect(inFrench.complaints.join("\n")).toContain(
      "Ce fichier est protégé par un mot de passe. Remplacez-le par une copie enregistrée sans mot de passe, puis créez l’envoi de nouveau.",
    );
    for (const said of [...ran.complaints, ...inFrench.complaints])
      expect(said).not.toMatch(/Give the password|Donnez le mot de passe/);
  });
});
