import { afterAll, beforeAll, expect, it } from "vitest";
import { deleteDocument } from "../../apps/server/src/commands/documents/deleteDocument.ts";
import { actor, pdfBytes } from "../../apps/server/src/commands/documents/testFileDeps.ts";
import { storeFile } from "../../apps/server/src/commands/uploads/testStoredFile.ts";
import type { Actor } from "../../apps/server/src/policies/actor.ts";
import { openRightsServer, type RightsServer } from "./rightsServer.ts";

/** What takes everything out or cannot be undone, in a session that was opened a while ago: the screen may be anybody’s. */

let server: RightsServer;
let kept: string;
let trashed: string;
const admin = actor("admin", "admin");
const stale = (person: Actor): Actor => ({ ...person, provenUntil: new Date(Date.now() - 1000) });
const fresh = (person: Actor): Actor => ({ ...person, provenUntil: new Date(Date.now() + 60_000) });

beforeAll(async () => {
  server = await openRightsServer();
  const { deps, student, applicationId } = server.vault;
  await server.vault.database.$client.query(
    "insert into boreal.profile (user_id, role, language, sealed_names, created_at) values ($1, 'student', 'en', '', now()), ('admin', 'admin', 'en', '', now())",
    [student.userId],
  );
  const store = async (fileName: string) =>
    await storeFile(deps, { applicationId, by: student, bytes: pdfBytes(1000, fileName), fileName });
  [kept, trashed] = [await store("kept.pdf"), await store("trashed.pdf")];
  await deleteDocument(deps, student, trashed);
});
afterAll(async () => await server.close());

const codes = async (asker: Actor, field: string): Promise<readonly string[]> => {
  const data = await server.graphql(asker, `mutation { ${field} { refusals { code } } }`);
  return (Object.values(data)[0] as { refusals: { code: string }[] }).refusals.map(({ code }) => code);
};
const archive = () => `/applications/${server.vault.applicationId}/documents.zip`;

it("the archive of a case asks first, on a page in both languages that leads to where it is said", async () => {
  const { student } = server.vault;
  const refused = await server.get(stale(student), archive());
  expect([refused.status, refused.headers.get("boreal-refusal")]).toEqual([403, "identityNotConfirmed"]);
  const page = await refused.text();
  for (const part of ["confirm first that it is you", "confirmez d’abord", "/en/account/security#confirm-identity"])
    expect(page).toContain(part);
  expect((await server.get(fresh(student), archive())).status).toBe(200);
  // The daily work of a page or a file does not ask.
  expect((await server.get(stale(student), `${archive()}?page=biometrics-receipt`)).status).toBe(200);
  expect((await server.get(stale(student), `/files/${kept}`)).status).toBe(200);
});

it("erasing asks first", async () => {
  const { student } = server.vault;
  const erase = `eraseDocument(fileId: "${trashed}")`;
  expect(await codes(stale(student), erase)).toEqual(["identityNotConfirmed"]);
  expect(await codes(fresh(student), erase)).toEqual([]);
});

it("forcing a status asks first, and ending an account", async () => {
  const force = `forceStatus(applicationId: "${server.vault.applicationId}", from: "Preparation", to: "Withdrawn", reason: "asked by letter", requestId: "one")`;
  expect(await codes(stale(admin), force)).toEqual(["identityNotConfirmed"]);
  expect(await codes(fresh(admin), force)).toEqual([]);
  const end = `disableAccount(userId: "${server.vault.student.userId}")`;
  expect(await codes(stale(admin), end)).toEqual(["identityNotConfirmed"]);
  expect(await codes(fresh(admin), end)).toEqual([]);
});
