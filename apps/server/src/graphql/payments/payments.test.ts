import { randomUUID } from "node:crypto";
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
const priced = stored.find((text) => text.includes("mutation AddServicePrice")) ?? "";

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

it("the page of prices is answered as it asks: with what is missing, and once nothing is", async () => {
  const admin = await server.firm.person("admin");
  const empty = { en: "", fr: "" };
  const price = {
    key: randomUUID(),
    applicationType: "",
    itemId: "",
    appliesTo: "application",
    cents: null,
    addIfZero: true,
    name: empty,
    description: empty,
    note: empty,
    from: "",
    until: null,
  };
  expect(await server.data(admin, priced, { price })).toMatchObject({
    addServicePrice: { done: false, refusals: [{ code: "priceForUnknownType" }] },
  });
  const name = { en: "Letter", fr: "Lettre" };
  const whole = { ...price, applicationType: "PgwpFamily", itemId: "letter", cents: 100, name, from: "2026-01-01" };
  expect(await server.data(admin, priced, { price: whole })).toMatchObject({ addServicePrice: { done: true } });
});
