import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setPrice } from "../../commands/payments/testPrices.ts";
import type { Actor } from "../../policies/actor.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

/** What the page of payments asks, as it is stored with the web application. */
const stored = Object.values(
  JSON.parse(
    readFileSync(new URL("../../../../web/src/api/storedOperations.json", import.meta.url), "utf8"),
  ) as Readonly<Record<string, string>>,
);
const asked = stored.find((text) => text.includes("query CasePayments")) ?? "";

let server: TestServer;
let amara: Actor;
let application: string;
beforeAll(async () => {
  server = await openTestServer();
  amara = await server.firm.person("student");
  application = await server.firm.application(amara);
  await setPrice(server.firm, await server.firm.person("admin"));
});
afterAll(async () => await server.close());

it("the page of payments is answered: what is asked today, and the invoice once it is made", async () => {
  const before = await server.data(amara, asked, { id: application });
  expect(before).toMatchObject({ application: { payments: { isSettled: false, totalCents: 90_050, invoice: null } } });
  await server.data(amara, `mutation { issueInvoice(applicationId: "${application}") { refusals { code } } }`);
  expect(await server.data(amara, asked, { id: application })).toMatchObject({
    application: { payments: { openCents: 90_050, invoice: { isOfToday: true, lines: [{ priceCents: 90_050 }] } } },
  });
});
