import { afterAll, beforeAll, expect, test } from "vitest";
import type { FileDeps } from "../commands/documents/fileDeps.ts";
import { mebibyte, pdfBytes, serve } from "../commands/documents/testFileDeps.ts";
import { createFileStore } from "../files/fileStore.ts";
import { personWithGuest } from "../graphql/sections/testGuests.ts";
import { openTestServer, type TestServer } from "../graphql/testServer.ts";
import type { Actor, Asker } from "../policies/actor.ts";
import type { Guest } from "../policies/sections.ts";
import { listDocuments } from "../store/documents/documents.ts";
import { metadata, refusalOf, tus } from "./testUploads.ts";
import { createUploadHandler } from "./upload.ts";

/** Somebody prepares the visit of their mother, who adds her own papers by an invitation (ADR 0058). */

let server: TestServer;
let owner: Actor;
let mother: Guest;
let signedIn: Asker = null;
let invited: Guest | null = null;
let served: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await openTestServer();
  ({ owner, guest: mother } = await personWithGuest(server, "visitor"));
  const { firm } = server;
  const files = createFileStore({ dataFolder: firm.folder }, firm.keys);
  await files.prepare();
  const deps: FileDeps = {
    ...firm,
    files,
    // Nothing is read here.
    queue: { sendReading: () => Promise.resolve() } as unknown as FileDeps["queue"],
    reportFault: (fault) => {
      throw fault;
    },
    fileLimits: { maxBytes: mebibyte, maxPages: 50, maxPixels: 100_000_000 },
  };
  served = await serve(
    createUploadHandler(
      deps,
      () => Promise.resolve(signedIn),
      () => Promise.resolve(invited),
    ),
  );
});
afterAll(async () => {
  await served.close();
  await server.close();
});

const passport = { page: "visitor-visa-visitor-passport", slot: "visitorPassportBioPage", person: "visitor" };
const bytes = pdfBytes(2000);
const give = (place: Record<string, string>, headers: Record<string, string> = { "Boreal-As-Guest": "1" }) =>
  fetch(`${served.address}/uploads`, {
    method: "POST",
    headers: {
      ...tus,
      ...headers,
      "Upload-Length": String(bytes.length),
      "Upload-Metadata": metadata(mother.applicationId, place),
      "Content-Type": "application/offset+octet-stream",
    },
    body: new Uint8Array(bytes),
  });

test("her passport comes in by her invitation, and is told to nobody by mail", async () => {
  [signedIn, invited] = [null, mother];
  expect((await give(passport)).status).toBe(201);
  const files = await listDocuments(server.firm.db, mother.applicationId, "vault");
  expect(files).toMatchObject([{ page: passport.page, uploadedBy: `invitation:${mother.invitationId}` }]);
  const notices = await server.firm.db.$client.query("select kind from boreal.notification");
  expect(notices.rows).toEqual([]);
  const { data } = await server.ask(
    null,
    "{ guestCase { documents { page slot requirement files { name } } } }",
    {},
    mother,
  );
  const { documents } = (data ?? {})["guestCase"] as {
    documents: readonly { page: string; files: readonly unknown[] }[];
  };
  expect(documents.filter(({ files }) => files.length > 0)).toEqual([
    { page: passport.page, slot: passport.slot, requirement: "Required", files: [{ name: "receipt.pdf" }] },
  ]);
  expect(documents.filter(({ page }) => !page.startsWith("visitor-visa-visitor-"))).toEqual([]);
});

test.each<[string, Record<string, string>]>([
  ["of whoever prepares", { page: "passport", slot: "passport", person: "main" }],
  ["of a host", { page: "visitor-visa-host-pay-slips", slot: "hostPaySlips", person: "host" }],
  ["for a form", { page: "visitor-visa-visitor-application", slot: "visitorApplication", person: "visitor" }],
  ["in the place of another", { ...passport, replaces: "11111111-1111-4111-8111-111111111111" }],
  ["in another application", { ...passport, applicationId: "11111111-1111-4111-8111-111111111111" }],
])("a paper %s is refused", async (_whose, place) => {
  [signedIn, invited] = [null, mother];
  expect(await refusalOf(await give(place))).toMatchObject({ status: 403 });
});

test("an invitation that was taken back, and an account that says to be a guest, open nothing", async () => {
  [signedIn, invited] = [owner, null];
  expect(await refusalOf(await give(passport))).toMatchObject({ status: 401 });
});

test("an upload of a guest is unknown to every account, and one of an account to every guest", async () => {
  [signedIn, invited] = [owner, mother];
  const started = await give({ ...passport, page: "visitor-visa-visitor-national-id", slot: "visitorNationalId" });
  const url = `${served.address}${started.headers.get("location") ?? "/uploads/none"}`;
  const head = (headers: Record<string, string>) => fetch(url, { method: "HEAD", headers: { ...tus, ...headers } });
  expect([started.status, (await head({ "Boreal-As-Guest": "1" })).status, (await head({})).status]).toEqual([
    201, 200, 404,
  ]);
});

const remove = async (fileId: string, by: Guest | null, account: Asker = null) => {
  const operation = `mutation { removeGuestDocument(fileId: "${fileId}") { done refusals { code } } }`;
  const { data } = await server.ask(account, operation, {}, by ?? undefined);
  return data?.removeGuestDocument;
};
const notTheirs = { done: false, refusals: [{ code: "guestDocumentNotFound" }] };
const noLink = { done: false, refusals: [{ code: "sectionLinkNotValid" }] };
const nationalId = { ...passport, page: "visitor-visa-visitor-national-id", slot: "visitorNationalId" };

/** What she, or the person who prepares, puts there. */
async function added(place: Record<string, string>, by: Guest | null): Promise<string> {
  [signedIn, invited] = by === null ? [owner, null] : [null, by];
  const given = await give(place, by === null ? {} : { "Boreal-As-Guest": "1" });
  expect(given.status).toBe(201);
  const [newest] = (await listDocuments(server.firm.db, mother.applicationId, "vault")).toSorted((one, other) =>
    one.uploadedAt < other.uploadedAt ? 1 : -1,
  );
  return newest?.id ?? expect.fail("nothing was added");
}

test("she removes a file that she added herself; the applicant finds it in the trash, and what happened is kept", async () => {
  const fileId = await added(nationalId, mother);
  expect(await remove(fileId, null, owner)).toEqual(noLink);
  expect(await remove(fileId, mother)).toEqual({ done: true, refusals: [] });
  const trash = await listDocuments(server.firm.db, mother.applicationId, "trash");
  expect(trash.map(({ id, deletedBy }) => [id, deletedBy])).toEqual([[fileId, `invitation:${mother.invitationId}`]]);
  const listed = await server.data(owner, "query T($id: ID!) { application(id: $id) { trash { id abilities } } }", {
    id: mother.applicationId,
  });
  expect(listed.application).toMatchObject({ trash: [{ id: fileId, abilities: expect.arrayContaining(["restore"]) }] });
  const { rows } = await server.firm.db.$client.query(
    "select actor_id, subject from boreal.audit_event where kind = 'documentDeleted'",
  );
  expect(rows).toEqual([
    { actor_id: `invitation:${mother.invitationId}`, subject: expect.objectContaining({ fileId }) },
  ]);
  expect(await remove(fileId, mother)).toEqual(notTheirs);
});

test("she removes nothing that somebody else added, and nothing that does not exist", async () => {
  const theirs = await added(nationalId, null);
  expect(await remove(theirs, mother)).toEqual(notTheirs);
  expect(await remove(theirs, { ...mother, invitationId: "11111111-1111-4111-8111-111111111111" })).toEqual(noLink);
  expect(await remove("11111111-1111-4111-8111-111111111111", mother)).toEqual(notTheirs);
  const kept = await listDocuments(server.firm.db, mother.applicationId, "vault");
  expect(kept.map(({ id }) => id)).toContain(theirs);
});

test("once it is sent to the lawyer, she removes nothing, and the link opens nothing", async () => {
  const kept = await listDocuments(server.firm.db, mother.applicationId, "vault");
  const fileId = kept.find(({ page }) => page === passport.page)?.id ?? expect.fail("her passport is not there");
  const set = (status: string) =>
    server.firm.db.$client.query("update boreal.application set status = $2 where id = $1", [
      mother.applicationId,
      status,
    ]);
  await set("LawyerReview");
  expect(await remove(fileId, mother)).toEqual(noLink);
  await set("Preparation");
  expect(await remove(fileId, mother)).toEqual({ done: true, refusals: [] });
});
