import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { documentFileTable } from "../../store/tables/files.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => await server.close());

it("files that can no longer be opened are told to administrators, by id, and to nobody else", async () => {
  const { firm } = server;
  const amara = await firm.person("student");
  const applicationId = await firm.application(amara);
  const fileId = randomUUID();
  const [bytes, checkedAt] = [Buffer.alloc(1), new Date("2026-11-20T10:00:00Z")];
  await firm.db.insert(documentFileTable).values({
    id: fileId,
    applicationId,
    ownerId: amara.userId,
    page: "passport",
    slot: "passport",
    person: "main",
    sealedName: bytes,
    wrappedKey: bytes,
    mime: "application/pdf",
    bytes: 1,
    contentMac: bytes,
    storageKey: fileId,
    scanned: "notScanned",
    uploadedBy: amara.userId,
    uploadedAt: checkedAt,
    checkedAt,
    damage: "missing",
  });
  const query = "{ damagedFiles { fileId applicationId damage checkedAt } }";
  expect(await server.data(await firm.person("admin"), query)).toEqual({
    damagedFiles: [{ fileId, applicationId, damage: "missing", checkedAt: checkedAt.toISOString() }],
  });
  for (const role of ["student", "paralegal", "lawyer", "support", "agent"] as const)
    expect(await server.data(await firm.person(role), query)).toEqual({ damagedFiles: [] });
  expect((await server.ask(null, query)).data?.damagedFiles ?? []).toEqual([]);
});
