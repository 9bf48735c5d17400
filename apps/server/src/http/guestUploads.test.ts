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
