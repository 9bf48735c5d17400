import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sealJson } from "../../keys/fieldEncryption.ts";
import type { Actor } from "../../policies/actor.ts";
import { fileNameContext } from "../../store/documents/caseDocument.ts";
import { insertDocumentFile } from "../../store/documents/documents.ts";
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

const query = `query Case($id: ID!) { application(id: $id) { caseFile plan { warnings { id fileId } }
  documents { id findings abilities sameContent { fileId page slot name inTrash } } } }`;
type Seen = {
  caseFile: { documents: { findings: string[] }[] };
  plan: { warnings: { id: string; fileId: string }[] };
  documents: {
    id: string;
    findings: string[];
    abilities: string[];
    sameContent: { fileId: string; page: string; slot: string; name: string; inTrash: boolean } | null;
  }[];
};
const see = async (actor: Actor) => (await server.data(actor, query, { id })).application as Seen;
const of = async (fileId: string, actor = amara) => (await see(actor)).documents.find((file) => file.id === fileId);
const warned = async (actor = amara) =>
  (await see(actor)).plan.warnings.filter((warning) => warning.id === "duplicateDocument").map(({ fileId }) => fileId);

type Place = {
  readonly page?: string;
  readonly slot?: string;
  readonly content?: string;
  readonly day?: number;
  readonly trashed?: boolean;
  readonly by?: Actor;
  readonly replaces?: string;
};

/** A file that lies in the case since that day of October. */
async function file({
  page = "biometrics-receipt",
  slot = "biometricsReceipt",
  content = "one",
  day = 1,
  trashed = false,
  by = amara,
  replaces,
}: Place = {}): Promise<string> {
  const fileId = randomUUID();
  const key = await server.firm.personKey(amara.userId);
  const at = new Date(Date.UTC(2026, 9, day));
  await server.firm.db.transaction(async (tx) => {
    await insertDocumentFile(tx, {
      id: fileId,
      applicationId: id,
      ownerId: amara.userId,
      page,
      slot,
      person: "main",
      sealedName: sealJson(key, `${page} ${day}.pdf`, fileNameContext(fileId)),
      wrappedKey: Buffer.from("x"),
      mime: "application/pdf",
      bytes: 10,
      contentMac: Buffer.from(content),
      storageKey: fileId,
      scanned: "clean",
      uploadedBy: by.userId,
      uploadedAt: at,
      ...(trashed ? { deletedAt: at, deletedBy: by.userId } : {}),
      ...(replaces === undefined ? {} : { replaces }),
    });
  });
  return fileId;
}
const keep = async (fileId: string, actor = amara) =>
  (
    await server.data(
      actor,
      "mutation Keep($fileId: ID!) { keepDuplicate(fileId: $fileId) { document { id } refusals { code } } }",
      { fileId },
    )
  ).keepDuplicate as { refusals: { code: string }[] };

describe("a file whose content is in the case already", () => {
  it("says which page and slot holds the same, in the same slot and in another one alike", async () => {
    const first = await file();
    const again = await file({ day: 2 });
    const elsewhere = await file({ day: 3, page: "biometrics-validity-letter", slot: "biometricsValidityLetter" });
    const original = {
      fileId: first,
      page: "biometrics-receipt",
      slot: "biometricsReceipt",
      name: "biometrics-receipt 1.pdf",
      inTrash: false,
    };
    expect((await of(first))?.sameContent).toBeNull();
    expect((await of(again))?.sameContent).toEqual(original);
    expect(await of(elsewhere)).toMatchObject({ sameContent: original, findings: ["duplicateDocument"] });
    expect(await warned()).toEqual([again, elsewhere]);
  });

  it("is not asked about once it was decided to keep both, by whoever could put it there", async () => {
    await file();
    const again = await file({ day: 2 });
    const support = await server.firm.person("support");
    expect((await keep(again, support)).refusals).toHaveLength(1);
    expect(await of(again)).toMatchObject({
      findings: ["duplicateDocument"],
      abilities: expect.arrayContaining(["keepDuplicate"]) as string[],
    });
    expect((await keep(again)).refusals).toEqual([]);
    expect(await of(again)).toMatchObject({ sameContent: null, findings: [] });
    expect(await warned()).toEqual([]);
    const third = await file({ day: 3 });
    expect(await warned()).toEqual([third]);
  });

  it("repeats nothing any more when the other is gone", async () => {
    await file({ trashed: true });
    const again = await file({ day: 2 });
    expect(await warned()).toEqual([]);
    expect((await of(again))?.findings).toEqual([]);
  });

  it("offers the one in the trash, unless it was put there by this one", async () => {
    const old = await file({ trashed: true });
    const again = await file({ day: 2 });
    expect((await of(again))?.sameContent).toMatchObject({ fileId: old, inTrash: true });
    const replacement = await file({ day: 3, content: "two", replaces: await file({ content: "two", trashed: true }) });
    expect((await of(replacement))?.sameContent).toBeNull();
  });

  it("says nothing of a page that the reader may not see", async () => {
    const hidden = await file({ page: "document-filing-status-email", slot: "documentFilingStatusEmail", by: lawyer });
    const own = await file({ day: 2 });
    const seen = await see(amara);
    expect(seen.documents).toMatchObject([{ id: own, sameContent: null, findings: [] }]);
    expect(JSON.stringify(seen)).not.toMatch(/duplicateDocument|document-filing-status-email/);
    expect((await of(own, lawyer))?.sameContent?.fileId).toBe(hidden);
    expect(await warned(lawyer)).toEqual([own]);
  });
});
