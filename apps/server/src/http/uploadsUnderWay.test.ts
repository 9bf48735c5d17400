import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { disableAccount } from "../commands/accounts/disableAccount.ts";
import type { FileDeps } from "../commands/documents/fileDeps.ts";
import { mebibyte, pdfBytes, serve } from "../commands/documents/testFileDeps.ts";
import { revokeSectionInvitation } from "../commands/sections/revokeSectionInvitation.ts";
import { finishWaiting } from "../commands/uploads/tidyReceived.ts";
import { createFileStore } from "../files/fileStore.ts";
import { personWithGuest } from "../graphql/sections/testGuests.ts";
import { openTestServer, type TestServer } from "../graphql/testServer.ts";
import type { Actor, Asker } from "../policies/actor.ts";
import type { Guest } from "../policies/sections.ts";
import { listDocuments } from "../store/documents/documents.ts";
import { metadata, tus } from "./testUploads.ts";
import { createUploadHandler } from "./upload.ts";

/** A file takes a while. What its sender was given may end in that while: then the file ends with it. */

let server: TestServer;
let served: Awaited<ReturnType<typeof serve>>;
let deps: FileDeps;
let signedIn: Asker = null;
let invited: Guest | null = null;
let later = 0;
beforeAll(async () => {
  server = await openTestServer();
  const { firm } = server;
  const files = createFileStore({ dataFolder: firm.folder }, firm.keys);
  await files.prepare();
  deps = {
    ...firm,
    now: () => new Date(Date.now() + later),
    files,
    queue: { sendReading: () => Promise.resolve() } as unknown as FileDeps["queue"],
    reportFault: (fault) => {
      throw fault;
    },
    fileLimits: { maxBytes: mebibyte, maxPages: 50, maxPixels: 100_000_000 },
  };
  const sessionOf = () => Promise.resolve(signedIn);
  served = await serve(createUploadHandler(deps, sessionOf, () => Promise.resolve(invited)));
});
afterAll(async () => {
  await served.close();
  await server.close();
});

const bytes = pdfBytes(200_000);
const passport = { page: "visitor-visa-visitor-passport", slot: "visitorPassportBioPage", person: "visitor" };
const own = { page: "visitor-visa-visitor-national-id", slot: "visitorNationalId", person: "visitor" };
type Sending = { readonly applicationId: string; readonly place: Record<string, string>; readonly asGuest?: true };

const uploadsOf = async (applicationId: string) =>
  (await server.firm.db.$client.query("select 1 from boreal.upload where application_id = $1", [applicationId])).rows
    .length;

/** Sends half of a file, waits for what happens meanwhile, and sends the rest in the same request. */
async function sendAcross({ applicationId, place, asGuest }: Sending, meanwhile: () => Promise<unknown>) {
  later = 0;
  const before = await uploadsOf(applicationId);
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; code: unknown }>();
  const request = httpRequest(`${served.address}/uploads`, {
    method: "POST",
    headers: {
      ...tus,
      ...(asGuest ? { "Boreal-As-Guest": "1" } : {}),
      "Upload-Length": bytes.length,
      "Upload-Metadata": metadata(applicationId, place),
      "Content-Type": "application/offset+octet-stream",
      "Content-Length": bytes.length,
    },
  });
  request.on("response", (answer) => {
    answer.resume();
    resolve({ status: answer.statusCode ?? 0, code: answer.headers["boreal-refusal"] });
  });
  request.on("error", reject);
  request.write(bytes.subarray(0, 100_000));
  await expect.poll(async () => await uploadsOf(applicationId)).toBe(before + 1);
  await meanwhile().catch((fault: unknown) => {
    request.destroy();
    throw fault;
  });
  request.end(bytes.subarray(100_000));
  return await promise;
}

const filesOf = async (applicationId: string) =>
  (await listDocuments(server.firm.db, applicationId, "vault")).map(({ page }) => page);
const refused = { status: 403, code: "NOT_ALLOWED" };

test("nothing ends, and the file is there", async () => {
  const { guest } = await personWithGuest(server, "visitor");
  [signedIn, invited] = [null, guest];
  const sent = await sendAcross({ applicationId: guest.applicationId, place: passport, asGuest: true }, async () => {});
  expect(sent).toMatchObject({ status: 201 });
  expect(await filesOf(guest.applicationId)).toEqual([passport.page]);
});

test("of a guest whose invitation is taken back", async () => {
  const { owner, guest } = await personWithGuest(server, "visitor");
  [signedIn, invited] = [null, guest];
  const sent = await sendAcross({ applicationId: guest.applicationId, place: passport, asGuest: true }, async () => {
    expect((await revokeSectionInvitation(server.firm, owner, { id: guest.invitationId })).refusals).toEqual([]);
  });
  expect(sent).toEqual(refused);
  expect(await filesOf(guest.applicationId)).toEqual([]);
});

const endOf = async ({ userId }: Actor) => {
  const admin = await server.firm.person("admin");
  const ending = { ...server.firm, forgetSessions: () => undefined };
  expect(await disableAccount(ending, admin, { userId, toUserId: null })).toMatchObject({ done: true });
};

test("of an account that ends, and of the guest whom it invited", async () => {
  const { owner, guest } = await personWithGuest(server, "visitor");
  const { applicationId } = guest;
  [signedIn, invited] = [owner, guest];
  expect(
    await sendAcross({ applicationId, place: own }, async () => {
      expect(
        await sendAcross({ applicationId, place: passport, asGuest: true }, async () => await endOf(owner)),
      ).toEqual(refused);
    }),
  ).toEqual(refused);
  // Nor does the next start make a document of what lies there.
  await finishWaiting(deps);
  expect(await filesOf(applicationId)).toEqual([]);
});

test("into a case that is withdrawn meanwhile; and in a session that is over, until there is one again", async () => {
  const { owner, guest } = await personWithGuest(server, "visitor");
  const { applicationId } = guest;
  [signedIn, invited] = [owner, null];
  const set = async (status: string) =>
    await server.firm.db.$client.query("update boreal.application set status = $2 where id = $1", [
      applicationId,
      status,
    ]);
  const locked = await sendAcross({ applicationId, place: own }, async () => {
    later = 60_000;
    await set("Withdrawn");
  });
  expect(locked.status).toBe(403);
  await set("Preparation");
  const over = await sendAcross({ applicationId, place: own }, async () => {
    later = 60_000;
    signedIn = null;
    await Promise.resolve();
  });
  expect(over).toEqual({ status: 401, code: "SIGNED_OUT" });
  expect(await filesOf(applicationId)).toEqual([]);
});
