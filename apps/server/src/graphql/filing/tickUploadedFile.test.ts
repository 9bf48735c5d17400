import { randomUUID } from "node:crypto";
import type { PackageManifest } from "@boreal/domain/filing/packageManifest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeStatus } from "../../commands/lifecycle/changeStatus.ts";
import { eq } from "../../database/query.ts";
import type { Actor } from "../../policies/actor.ts";
import { inputsOfPackage, insertPackage, removePackages, sealManifest } from "../../store/cases/filingPackages.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { applicationTable } from "../../store/tables/applications.ts";
import { auditEventTable } from "../../store/tables/audit.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

/** The checklist of whoever uploads a package, asked for and ticked as the page does it. */
let server: TestServer;
let student: Actor;
let lawyer: Actor;
let paralegal: Actor;
let id: string;
beforeAll(async () => {
  server = await openTestServer();
  student = await server.firm.person("student");
  lawyer = await server.firm.person("lawyer");
  paralegal = await server.firm.person("paralegal");
});
beforeEach(async () => {
  id = await server.firm.application(student);
  for (const one of [lawyer, paralegal]) await server.firm.assign(id, one);
});
afterAll(async () => await server.close());

const name = { en: "Passport or travel document", fr: "Passeport ou titre de voyage" };
const entry = (path: string, field: string, sha256: string): PackageManifest["entries"][number] => ({
  kind: "documents",
  applicant: "main",
  path,
  field: { id: field, name },
  title: name,
  bytes: 10,
  sha256,
  toDo: [],
});
const passport = (sha256: string) => entry("1-applicant/01-passport.pdf", "passport", sha256);
const photo = (sha256: string) => entry("1-applicant/02-photo.jpg", "photo", sha256);

/** As the worker leaves a package that it made. */
async function made(...entries: PackageManifest["entries"]): Promise<string> {
  const { firm } = server;
  const packageId = randomUUID();
  const loaded = (await loadCaseFile(firm, id)) ?? expect.fail("no case");
  const key = await firm.personKey(student.userId);
  const manifest = { entries, failures: [] } as unknown as PackageManifest;
  await firm.db.transaction(async (tx) => {
    await removePackages(tx, id);
    await insertPackage(tx, {
      id: packageId,
      applicationId: id,
      ownerId: student.userId,
      portal: "irccPortal",
      language: "en",
      inputs: inputsOfPackage(loaded.caseFile, []),
      state: "built",
      made: entries.length,
      wanted: entries.length,
      sealedManifest: sealManifest(key, packageId, manifest),
      requestedBy: lawyer.userId,
      requestedAt: firm.now(),
    });
  });
  return packageId;
}

const mutation = `mutation Tick($id: ID!, $packageId: ID!, $path: String!, $isUploaded: Boolean!) {
  tickUploadedFile(applicationId: $id, packageId: $packageId, path: $path, isUploaded: $isUploaded) {
    refusals { code } } }`;
async function tick(by: Actor, packageId: string, path: string, isUploaded = true): Promise<readonly string[]> {
  const { tickUploadedFile } = (await server.data(by, mutation, { id, packageId, path, isUploaded })) as {
    tickUploadedFile: { refusals: { code: string }[] };
  };
  return tickUploadedFile.refusals.map(({ code }) => code);
}

const query = `query Checklist($id: ID!) { filingPackage(applicationId: $id) { built {
  values { id value } files { name upload uploadedAt uploadedByName } } } }`;
type Checklist = {
  values: { id: string; value: string }[];
  files: { name: string; upload: string; uploadedAt: string | null; uploadedByName: string | null }[];
};
async function checklist(by = lawyer): Promise<Checklist> {
  const { filingPackage } = (await server.data(by, query, { id })) as { filingPackage: { built: Checklist } };
  return filingPackage.built;
}
const states = async () => (await checklist()).files.map(({ upload }) => upload);
const [first, second] = [passport("aa").path, photo("bb").path];

describe("the checklist of an upload", () => {
  it("keeps each tick with who and when, once, and takes it out again", async () => {
    const packageId = await made(passport("aa"), photo("bb"));
    expect(await states()).toEqual(["open", "open"]);
    expect(await tick(paralegal, packageId, first)).toEqual([]);
    expect(await tick(lawyer, packageId, first)).toEqual([]);
    const [ticked, other] = (await checklist()).files;
    const person = await server.firm.names([paralegal.userId]);
    const { firstName, lastName } = person.get(paralegal.userId) ?? expect.fail("no name");
    expect(ticked).toEqual({
      name: "01-passport.pdf",
      upload: "uploaded",
      uploadedAt: expect.stringMatching(/^\d{4}-/),
      uploadedByName: `${firstName} ${lastName}`.trim(),
    });
    expect(other?.upload).toBe("open");
    expect(await tick(lawyer, packageId, first, false)).toEqual([]);
    expect(await states()).toEqual(["open", "open"]);
    const log = await server.firm.db
      .select({ kind: auditEventTable.kind })
      .from(auditEventTable)
      .where(eq(auditEventTable.chainId, id));
    expect(log.map(({ kind }) => kind).filter((kind) => kind.startsWith("packageFile"))).toEqual([
      "packageFileUploaded",
      "packageFileNotUploaded",
    ]);
  });

  it("a package made again keeps the ticks of files that are the same, and no other", async () => {
    const packageId = await made(passport("aa"), photo("bb"));
    for (const path of [first, second]) await tick(lawyer, packageId, path);
    const again = await made(passport("aa"), photo("cc"));
    expect(await states()).toEqual(["uploaded", "otherFile"]);
    expect(await tick(lawyer, packageId, second)).toEqual(["packageChanged"]);
    expect(await tick(lawyer, again, second)).toEqual([]);
    expect(await states()).toEqual(["uploaded", "uploaded"]);
  });

  it("is for the legal team alone, and names only files of the package", async () => {
    const packageId = await made(passport("aa"));
    for (const by of [student, await server.firm.person("support"), await server.firm.person("agent")])
      expect(await tick(by, packageId, first)).toHaveLength(1);
    expect(await states()).toEqual(["open"]);
    expect(await tick(lawyer, packageId, "1-applicant/09-other.pdf")).toEqual(["notFound"]);
  });

  it("what was ticked goes with the filing, and the next one begins with none", async () => {
    const { firm } = server;
    await firm.db.update(applicationTable).set({ status: "LawyerReview" }).where(eq(applicationTable.id, id));
    const packageId = await made(passport("aa"), photo("bb"));
    await tick(paralegal, packageId, first);
    const sent = await changeStatus(firm, lawyer, {
      applicationId: id,
      transition: "fileWithAuthority",
      from: "LawyerReview",
      entered: { submittedAt: "2026-11-18", confirmationNumber: "A-1" },
      confirmed: [],
      reason: "",
      requestId: randomUUID(),
    });
    expect(sent.refusals).toEqual([]);
    const { application } = (await server.data(
      lawyer,
      `query Sent($id: ID!) { application(id: $id) { lifecycle { filings {
        confirmationNumber packageId packageFiles { upload } } } } }`,
      { id },
    )) as { application: { lifecycle: { filings: object[] } } };
    expect(application.lifecycle.filings).toEqual([
      { confirmationNumber: "A-1", packageId, packageFiles: [{ upload: "uploaded" }, { upload: "open" }] },
    ]);
    expect(await tick(lawyer, packageId, second)).toEqual(["packageChanged"]);
    await made(passport("aa"), photo("bb"));
    expect(await states()).toEqual(["open", "open"]);
  });

  it("tells what a portal asks to have typed", async () => {
    await made(passport("aa"));
    const { firstName, lastName } =
      (await server.firm.names([student.userId])).get(student.userId) ?? expect.fail("no name");
    expect((await checklist()).values).toEqual([
      { id: "familyName", value: lastName },
      { id: "givenNames", value: firstName },
    ]);
  });
});
