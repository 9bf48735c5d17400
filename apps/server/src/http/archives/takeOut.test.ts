import { writeFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importCase } from "../../commands/archive/importCase.ts";
import {
  ArchiveFolder,
  filesOf,
  madeCase,
  openTestHouse,
  type MadeCase,
  type TestHouse,
} from "../../commands/archive/testArchive.ts";
import { serve } from "../../commands/documents/testFileDeps.ts";
import { verifyArchive, jsonOf, type VerifiedArchive } from "../../files/archive/verifyArchive.ts";
import { openZip } from "../../files/archive/zipReader.ts";
import type { Actor, Asker } from "../../policies/actor.ts";
import type { ArchivedRecord } from "../../store/archive/family.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { createTakeOutHandler } from "./takeOut.ts";

let house: TestHouse;
let other: TestHouse;
let folder: ArchiveFolder;
let server: Awaited<ReturnType<typeof serve>>;
let asker: Asker = null;
let owner: Actor;
let lawyer: Actor;
let given: MadeCase;

const secrets = ["a note of the team", "a note for nobody else", "what the lawyers say", "the lawyer’s own letter"];

beforeAll(async () => {
  [house, other, folder] = await Promise.all([openTestHouse(), openTestHouse(), ArchiveFolder.open()]);
  lawyer = await house.firm.person("lawyer");
  given = withSecrets(madeCase());
  await importCase(house.deps, await folder.verified({ about: given.about, files: filesOf(given) }));
  const { id, ownerId } = given.about.application;
  await house.firm.assign(id, lawyer);
  owner = { ...lawyer, userId: ownerId, role: "student", secondFactor: "none" };
  server = await serve(createTakeOutHandler(house.deps, async () => await Promise.resolve(asker)));
});
afterAll(async () => {
  await server.close();
  await Promise.all([house.close(), other.close(), folder.remove()]);
});

/** With what stays with the firm: notes, a comment among lawyers, a letter that the applicant never sees. */
function withSecrets(made: MadeCase): MadeCase {
  const records = new Map(made.records);
  const first = (name: string): ArchivedRecord => made.records.get(name)?.[0] ?? {};
  records.set("notes", [
    { ...first("notes"), isShared: true, body: secrets[0] },
    { ...first("notes"), id: `private-${made.about.application.id}`, writtenBy: "staff-1", body: secrets[1] },
  ]);
  records.set("letter-comments", [
    {
      ...first("letter-comments"),
      isShared: false,
      words: { letter: "studyPlan", passage: {}, words: secrets[2], proposal: null },
    },
  ]);
  records.set("form-values", [
    ...(made.records.get("form-values") ?? []),
    { ...first("form-values"), form: "studyPermitLegalSubmission", path: "own.introduction", value: secrets[3] },
  ]);
  return { ...made, records };
}

const get = async (who: Asker, path: string): Promise<Response> => {
  asker = who;
  return await fetch(`${server.address}${path}`);
};
const ofCase = () => `/applications/${given.about.application.id}/archive.zip`;

async function taken(who: Asker): Promise<VerifiedArchive> {
  const answer = await get(who, ofCase());
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(Number(answer.headers.get("content-length"))).toBe(bytes.length);
  const file = folder.file();
  await writeFile(file, bytes);
  const verified = await verifyArchive(file);
  if ("fault" in verified) throw new Error(verified.fault.says);
  return verified;
}

async function textOf({ files }: VerifiedArchive): Promise<string> {
  const texts: string[] = [];
  for (const { content } of files.values()) for await (const chunk of content()) texts.push(chunk.toString("utf8"));
  return texts.join("\n");
}

const idsOf = async (archive: VerifiedArchive, name: string): Promise<number> => {
  const file = archive.files.get(`records/${name}.json`);
  return file === undefined ? -1 : ((await jsonOf(file)) as readonly unknown[]).length;
};

describe("taking a case out", () => {
  it("gives its applicant what they see, and nothing that stays with the firm", async () => {
    const archive = await taken(owner);
    expect(archive.manifest.scope).toBe("applicant");
    const text = await textOf(archive);
    for (const secret of secrets) expect(text).not.toContain(secret);
    for (const name of [
      "notes",
      "lawyer-decisions",
      "payment-events",
      "opened-by-support",
      "merged-files",
      "recorded-facts",
    ])
      expect([name, await idsOf(archive, name)]).toEqual([name, -1]);
    for (const name of ["answers", "answer-history", "documents", "messages", "letter-versions", "filings"])
      expect([name, await idsOf(archive, name)]).toEqual([name, 1]);
    expect(archive.files.has("audit.json")).toBe(false);
    expect([...archive.files.keys()].filter((path) => path.startsWith("documents/"))).toHaveLength(1);
    expect(text).toContain("words of body");
    expect(await importCase(other.deps, archive)).toMatchObject({ refused: { kind: "notWhole" } });
  });

  it("gives the legal team all of it but what somebody wrote down for nobody else, and it can be imported", async () => {
    const archive = await taken(lawyer);
    expect(archive.manifest.scope).toBe("whole");
    const text = await textOf(archive);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual(secrets.filter((_, place) => place !== 1));
    expect(await importCase(other.deps, archive)).toMatchObject({ applicationId: given.about.application.id });
    expect((await verifyChain(house.firm.db, given.about.application.id)).whole).toBe(true);
  });

  it("is in the log of the case before it is read, as which of the two", async () => {
    const { rows } = await house.firm.db.$client.query<{ subject: { scope: string } }>(
      "select subject from boreal.audit_event where chain_id = $1 and kind = 'archiveTakenOut' order by position",
      [given.about.application.id],
    );
    expect(rows.map(({ subject }) => subject.scope)).toEqual(["applicant", "whole"]);
  });

  it("asks first who is there", async () => {
    const past = new Date(Date.now() - 1000);
    for (const path of [ofCase(), "/archives/all.zip"]) {
      const answer = await get({ ...owner, provenUntil: past }, path);
      expect([answer.status, answer.headers.get("boreal-refusal")]).toEqual([403, "identityNotConfirmed"]);
    }
  });

  it("is nothing for everybody else", async () => {
    const people = await Promise.all(
      (["student", "lawyer", "support", "agent", "schoolStaff"] as const).map((role) => house.firm.person(role)),
    );
    for (const who of [null, ...people]) expect((await get(who, ofCase())).status).toBe(404);
    expect((await get(owner, "/applications/of-nobody/archive.zip")).status).toBe(404);
  });
});

describe("taking all cases out", () => {
  it("is one file with the archive of each, and says how many are in it", async () => {
    const more = madeCase("VisitorVisa");
    await importCase(house.deps, await folder.verified({ about: more.about, files: filesOf(more) }));
    await house.firm.assign(more.about.application.id, lawyer);
    const answer = await get(lawyer, "/archives/all.zip?run=a-run-of-mine");
    const file = folder.file();
    await writeFile(file, Buffer.from(await answer.arrayBuffer()));
    const { files } = await openZip(file);
    expect(files.map(({ path }) => path).toSorted()).toEqual(
      [given, more].map(({ about }) => `${about.application.type} ${about.application.id}.zip`).toSorted(),
    );
    for (const inside of files) {
      const path = folder.file();
      const chunks: Buffer[] = [];
      for await (const chunk of inside.content()) chunks.push(chunk);
      await writeFile(path, Buffer.concat(chunks));
      expect(await verifyArchive(path)).toMatchObject({ isSealedWhole: true });
    }
    const progress = await get(lawyer, "/archives/progress?run=a-run-of-mine");
    expect(await progress.json()).toEqual({ done: 2, of: 2, isOver: true });
    expect((await get(owner, "/archives/progress?run=a-run-of-mine")).status).toBe(404);
  });

  it("gives an applicant their own cases alone", async () => {
    const answer = await get(owner, "/archives/all.zip");
    const file = folder.file();
    await writeFile(file, Buffer.from(await answer.arrayBuffer()));
    expect((await openZip(file)).files).toHaveLength(1);
    const stranger = await house.firm.person("agent");
    expect((await get(stranger, "/archives/all.zip")).status).toBe(404);
  });
});
