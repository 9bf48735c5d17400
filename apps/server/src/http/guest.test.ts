import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { saveAnswers } from "../commands/answers/saveAnswers.ts";
import { inviteToSection } from "../commands/sections/inviteToSection.ts";
import { revokeSectionInvitation } from "../commands/sections/revokeSectionInvitation.ts";
import { openTestFirm, type TestFirm } from "../commands/testFirm.ts";
import type { Actor } from "../policies/actor.ts";
import { clientAddressHeader } from "../clientAddress.ts";
import { createGuestAccess } from "./guest.ts";

let firm: TestFirm;
let server: Server;
let address: string;
let origin = "http://127.0.0.1";
let amara: Actor;
let application: string;
let access: ReturnType<typeof createGuestAccess>;
beforeAll(async () => {
  firm = await openTestFirm();
  access = createGuestAccess({ ...firm, origin: () => origin, limit: { window: 600, max: 5 } });
  server = createServer((request, response) => void access.handler(request, response));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  amara = await firm.person("student");
  application = await firm.application(amara);
  const answers = { maritalStatus: "married", accompanyingSpouse: true };
  await saveAnswers(firm, amara, {
    applicationId: application,
    answers: Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 })),
  });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await firm.close();
});
beforeEach(() => {
  origin = "http://127.0.0.1";
});

const invited = async () => {
  const { invitationId } = await inviteToSection(firm, amara, {
    applicationId: application,
    section: "spouse",
    email: "chidi@example.test",
    language: "fr",
  });
  const mail = firm.mails.at(-1);
  if (mail?.kind !== "sectionInvitation") throw new Error("no invitation was mailed");
  return { id: invitationId ?? "", token: mail.values.token };
};
/** Each test comes from an address of its own, so that none uses up the attempts of another. */
const post = async (path: string, body: unknown, { cookie = "", from = randomUUID() } = {}) =>
  await fetch(address + path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", cookie, [clientAddressHeader]: from },
  });
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
const guestOf = async (cookie: string) =>
  await access.guestOf({ headers: { cookie } } as Parameters<typeof access.guestOf>[0]);

describe("opening the link", () => {
  it("sets a cookie that no script reads, no other site sends and that ends within the day", async () => {
    const { token, id } = await invited();
    const answer = await post("/api/guest/open", { token });
    expect([answer.status, answer.headers.get("cache-control"), await answer.json()]).toEqual([
      200,
      "no-store",
      { section: "spouse", language: "fr", expiresAt: expect.any(String) },
    ]);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^boreal\.guest=[\w-]{43}; Path=\/; Max-Age=4\d{4}; HttpOnly; SameSite=Strict$/),
    ]);
    expect(await guestOf(cookieOf(answer))).toMatchObject({
      invitationId: id,
      applicationId: application,
      section: "spouse",
    });
    expect(await guestOf("boreal.guest=guessed")).toBeNull();
    expect(await guestOf("")).toBeNull();
  });

  it("binds the cookie to this host and to encrypted lines where there are such", async () => {
    origin = "https://boreal.example.test";
    const answer = await post("/api/guest/open", { token: (await invited()).token });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-boreal\.guest=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(await guestOf(cookieOf(answer))).not.toBeNull();
    expect(await guestOf(cookieOf(answer).replace("__Host-", ""))).toBeNull();
  });

  it("is refused in both languages, the same for every link that opens nothing", async () => {
    const { token, id } = await invited();
    await revokeSectionInvitation(firm, amara, { id });
    for (const body of [{ token }, { token: "wrong" }, { token: 7 }, {}, null, "text"]) {
      const answer = await post("/api/guest/open", body);
      expect([answer.status, answer.headers.getSetCookie(), ((await answer.json()) as { code: string }).code]).toEqual([
        404,
        [],
        "sectionLinkNotValid",
      ]);
    }
    expect((await fetch(`${address}/api/guest/open`)).status).toBe(405);
    expect((await post("/api/guest/other", {})).status).toBe(404);
  });

  it("is slowed down for who tries many", async () => {
    const { token } = await invited();
    const from = randomUUID();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      statuses.push((await post("/api/guest/open", { token: "wrong" }, { from })).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
    expect((await post("/api/guest/open", { token }, { from })).status).toBe(429);
    expect((await post("/api/guest/open", { token })).status).toBe(200);
  });
});

describe("leaving", () => {
  it("ends the session in the database and takes the cookie away", async () => {
    const cookie = cookieOf(await post("/api/guest/open", { token: (await invited()).token }));
    expect(await guestOf(cookie)).not.toBeNull();
    const answer = await post("/api/guest/close", {}, { cookie });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([
      200,
      ["boreal.guest=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict"],
    ]);
    expect(await guestOf(cookie)).toBeNull();
    expect((await post("/api/guest/close", {})).status).toBe(200);
  });
});
