import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sealJson } from "../../keys/fieldEncryption.ts";
import { fileNameContext } from "../../store/documents/caseDocument.ts";
import { insertDocumentFile, trashDocument, untrashDocument } from "../../store/documents/documents.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => await server.close());

it("a file that goes to the trash and back while its case is read lies in one of the two, each time", async () => {
  const { firm } = server;
  const amara = await firm.person("student");
  const applicationId = await firm.application(amara);
  const id = randomUUID();
  const at = new Date(Date.UTC(2026, 9, 1));
  const sealedName = sealJson(await firm.personKey(amara.userId), "receipt.pdf", fileNameContext(id));
  await firm.db.transaction((tx) =>
    insertDocumentFile(tx, {
      id,
      applicationId,
      ownerId: amara.userId,
      page: "biometrics-receipt",
      slot: "biometricsReceipt",
      person: "main",
      sealedName,
      wrappedKey: Buffer.from("x"),
      mime: "application/pdf",
      bytes: 10,
      contentMac: Buffer.from("one"),
      storageKey: id,
      scanned: "clean",
      uploadedBy: amara.userId,
      uploadedAt: at,
    }),
  );
  type Lists = {
    readonly documents: readonly { readonly id: string }[];
    readonly trash: readonly { readonly id: string }[];
  };
  let isOver = false;
  const moving = (async () => {
    while (!isOver) {
      await firm.db.transaction((tx) => trashDocument(tx, id, amara.userId, at));
      await firm.db.transaction((tx) => untrashDocument(tx, id, null));
    }
  })();
  const seen = { vault: 0, trash: 0, both: 0, neither: 0 };
  try {
    for (let asked = 0; asked < 150; asked += 1) {
      const { documents, trash } = (
        await server.data(amara, "query ($id: ID!) { application(id: $id) { documents { id } trash { id } } }", {
          id: applicationId,
        })
      ).application as Lists;
      if (documents.length > 0 && trash.length > 0) seen.both += 1;
      else if (documents.length > 0) seen.vault += 1;
      else if (trash.length > 0) seen.trash += 1;
      else seen.neither += 1;
    }
  } finally {
    isOver = true;
    await moving;
  }
  expect(seen).toMatchObject({ both: 0, neither: 0 });
  expect(seen.vault).toBeGreaterThan(0);
  expect(seen.trash).toBeGreaterThan(0);
});
