import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { saveAnswers } from "../../commands/answers/saveAnswers.ts";
import { changeStatus } from "../../commands/lifecycle/changeStatus.ts";
import { forceStatus } from "../../commands/lifecycle/forceStatus.ts";
import { checkEntry, complete } from "../../commands/forms/testForm.ts";
import { saveFormValues } from "../../commands/forms/saveFormValues.ts";
import { sealJson } from "../../keys/fieldEncryption.ts";
import { eq, sql } from "../../database/query.ts";
import type { Actor } from "../../policies/actor.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { insertFiling, listFilings } from "../../store/cases/filings.ts";
import { filingTable } from "../../store/tables/applications.ts";
import { fileNameContext } from "../../store/documents/caseDocument.ts";
import { insertDocumentFile, trashDocument } from "../../store/documents/documents.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

let server: TestServer;
let amara: Actor;
let lawyer: Actor;
let id: string;
beforeAll(async () => {
  server = await openTestServer();
  amara = await server.firm.person("student");
  lawyer = await server.firm.person("lawyer");
});
beforeEach(async () => {
  id = await server.firm.application(amara);
  await server.firm.assign(id, lawyer);
});
afterAll(async () => await server.close());

type Filing = {
  formsAreFilled: boolean;
  filedForms: { title: { en: string }; person: string }[];
  files: { fileId: string; name: string | null; pageName: { en: string }; opens: boolean; isInCase: boolean }[];
};
const query = `query Filings($id: ID!) { application(id: $id) { lifecycle { filings {
  formsAreFilled filedForms { title { en } person } files { fileId name pageName { en } opens isInCase } } } } }`;

async function filing(actor: Actor): Promise<Filing> {
  const { application } = (await server.data(actor, query, { id })) as {
    application: { lifecycle: { filings: Filing[] } };
  };
  return application.lifecycle.filings[0] ?? expect.fail("nothing was filed");
}

async function file(page: string, slot: string, by = amara): Promise<string> {
  const fileId = randomUUID();
  const key = await server.firm.personKey(amara.userId);
  await server.firm.db.transaction(async (tx) => {
    await insertDocumentFile(tx, {
      id: fileId,
      applicationId: id,
      ownerId: amara.userId,
      page,
      slot,
      person: "main",
      sealedName: sealJson(key, `${page}.pdf`, fileNameContext(fileId)),
      wrappedKey: Buffer.from("x"),
      mime: "application/pdf",
      bytes: 10,
      contentMac: Buffer.from(fileId),
      storageKey: fileId,
      scanned: "clean",
      uploadedBy: by.userId,
      uploadedAt: new Date(Date.UTC(2026, 9, 1)),
    });
  });
  return fileId;
}

async function send(): Promise<void> {
  const common = { applicationId: id, requestId: randomUUID() };
  const forced = await forceStatus(server.firm, await server.firm.person("admin"), {
    ...common,
    from: "Preparation",
    to: "LawyerReview",
    reason: "To try it.",
  });
  expect(forced.refusals).toEqual([]);
  const sent = await changeStatus(server.firm, lawyer, {
    ...common,
    requestId: randomUUID(),
    transition: "fileWithAuthority",
    from: "LawyerReview",
    entered: { submittedAt: "2026-11-18", confirmationNumber: "A-1" },
    confirmed: [],
    reason: "",
  });
  expect(sent.refusals).toEqual([]);
}

const receipt = { name: "biometrics-receipt.pdf", opens: true };

describe("a filing, as it is read", () => {
  it("lists its files by name, to each reader those of pages that they may open", async () => {
    const own = await file("biometrics-receipt", "biometricsReceipt");
    const ofTeam = await file("document-filing-status-email", "documentFilingStatusEmail", lawyer);
    await send();
    expect((await filing(amara)).files).toMatchObject([{ ...receipt, fileId: own }]);
    expect(new Set((await filing(lawyer)).files.map(({ fileId, opens }) => `${fileId} ${opens}`))).toEqual(
      new Set([`${own} true`, `${ofTeam} true`]),
    );
  });

  it("opens a file that was deleted since, says so, and lets nobody erase it", async () => {
    const own = await file("biometrics-receipt", "biometricsReceipt");
    await send();
    expect((await filing(amara)).files).toMatchObject([{ ...receipt, isInCase: true }]);
    await server.firm.db.transaction(async (tx) => await trashDocument(tx, own, lawyer.userId, new Date(0)));
    expect((await filing(lawyer)).files).toMatchObject([{ ...receipt, fileId: own, isInCase: false }]);
    const trash = `query Trash($id: ID!) { application(id: $id) { trash { id daysInTrash abilities } } }`;
    const { application } = (await server.data(lawyer, trash, { id })) as {
      application: { trash: { id: string; daysInTrash: number | null; abilities: string[] }[] };
    };
    expect(application.trash).toMatchObject([{ id: own, daysInTrash: null }]);
    expect(application.trash[0]?.abilities).not.toContain("erase");
  });

  it("keeps the case with its answers as it was sent", async () => {
    const answers = [{ key: "country", value: "NG", baseVersion: 0 }];
    expect((await saveAnswers(server.firm, amara, { applicationId: id, answers })).refusals).toEqual([]);
    await send();
    const [kept] = await listFilings(server.firm.db, await server.firm.personKey(amara.userId), id);
    expect(kept?.contents.caseFile?.answers).toEqual({ country: "NG" });
  });

  it("keeps the name of a file that is gone since, and opens it no more", async () => {
    const own = await file("biometrics-receipt", "biometricsReceipt");
    await send();
    await server.firm.db.execute(sql`delete from boreal.document_file where id = ${own}`);
    expect((await filing(amara)).files).toMatchObject([{ ...receipt, fileId: own, opens: false }]);
  });

  it("has no file that was in the trash, and no form that nobody filled in", async () => {
    const away = await file("biometrics-receipt", "biometricsReceipt");
    await server.firm.db.transaction(async (tx) => await trashDocument(tx, away, amara.userId, new Date()));
    await send();
    expect(await filing(lawyer)).toEqual({ formsAreFilled: true, filedForms: [], files: [] });
  });

  it("names the forms that were filled in and checked, and whose they are", async () => {
    const answers = {
      country: "NG",
      passportCountries: ["NG"],
      birthday: "1996-03-14",
      gender: "female",
      birthCountry: "NG",
      maritalStatus: "single",
    };
    const given = Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 }));
    expect((await saveAnswers(server.firm, amara, { applicationId: id, answers: given })).refusals).toEqual([]);
    const loaded = await loadCaseFile(server.firm, id);
    if (!loaded) return expect.fail("no case");
    const entered = complete(loaded.caseFile);
    const changes = [
      ...Object.entries(entered).map(([path, value]) => ({ path, value })),
      checkEntry(loaded.caseFile, entered),
    ];
    const saved = await saveFormValues(server.firm, amara, { applicationId: id, formKey: "IMM1294", changes });
    expect(saved.refusals).toEqual([]);
    await send();
    expect((await filing(amara)).filedForms.map(({ title, person }) => [/IMM 1294/.test(title.en), person])).toEqual([
      [true, "main"],
    ]);
    await saveAnswers(server.firm, await server.firm.person("admin"), {
      applicationId: id,
      answers: [{ key: "maritalStatus", value: "married", baseVersion: 1 }],
    });
    expect(await changesFor(amara)).toContain("form: Single | Married");
  });
});

type Change = {
  what: string;
  of: { en: string } | null;
  name: { en: string };
  before: { en: string } | null;
  after: { en: string } | null;
};

/** What is told to a reader, each thing in one line. */
async function changesFor(actor: Actor): Promise<readonly string[] | null> {
  const { application } = (await server.data(
    actor,
    `query Changes($id: ID!) { application(id: $id) { lifecycle { filings {
      changes { what of { en } name { en } before { en } after { en } } } } } }`,
    { id },
  )) as { application: { lifecycle: { filings: { changes: Change[] | null }[] } } };
  const told = application.lifecycle.filings[0]?.changes ?? null;
  return told && told.map(({ what, before, after }) => `${what}: ${before?.en ?? "-"} | ${after?.en ?? "-"}`);
}

const save = async (by: Actor, value: string, baseVersion: number) => {
  const answers = [{ key: "country", value, baseVersion }];
  expect((await saveAnswers(server.firm, by, { applicationId: id, answers })).refusals).toEqual([]);
};

describe("what was filed beside the case of today", () => {
  it("is told by name, to each reader as far as they may open it", async () => {
    await save(amara, "NG", 0);
    await file("document-filing-status-email", "documentFilingStatusEmail", lawyer);
    await send();
    expect(await changesFor(lawyer)).toEqual([]);
    await save(await server.firm.person("admin"), "GH", 1);
    await file("document-filing-status-email", "documentFilingStatusEmail", lawyer);
    await file("biometrics-receipt", "biometricsReceipt");
    const forAll = ["answer: Nigeria | Ghana", "document: - | biometrics-receipt.pdf"];
    expect(await changesFor(amara)).toEqual(forAll);
    const ofTeam = "document-filing-status-email.pdf";
    expect(new Set(await changesFor(lawyer))).toEqual(
      new Set([...forAll, `document: ${ofTeam} | ${ofTeam}, ${ofTeam}`]),
    );
  });

  it("is not told to readers of a part, nor of a filing that kept no case", async () => {
    await save(amara, "NG", 0);
    await send();
    const support = await server.firm.person("support");
    await server.firm.assign(id, support);
    expect(await changesFor(support)).toBeNull();
    const key = await server.firm.personKey(amara.userId);
    const [kept] = await listFilings(server.firm.db, key, id);
    if (!kept) return expect.fail("nothing was filed");
    const { caseFile: _, ...contents } = kept.contents;
    await server.firm.db.delete(filingTable).where(eq(filingTable.applicationId, id));
    await server.firm.db.transaction(
      async (tx) => await insertFiling(tx, key, { ...kept, applicationId: id }, contents),
    );
    expect(await changesFor(lawyer)).toBeNull();
  });
});
