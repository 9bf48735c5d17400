import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { refreshOldSummaries } from "../../commands/queue/refreshSummary.ts";
import { sendRequestItems, takeBackSent } from "../../commands/requests/answerRequest.ts";
import { cancelRequest, recordRequest } from "../../commands/requests/recordRequest.ts";
import { testToday } from "../../commands/testFirm.ts";
import type { Actor } from "../../policies/actor.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

/** For whom a case waits while an authority asks for something, through the commands and the queue. */

let server: TestServer;
let lawyer: Actor;
let support: Actor;
beforeAll(async () => {
  server = await openTestServer();
  lawyer = await server.firm.person("lawyer", { lawyerScope: "firm" });
  support = await server.firm.person("support");
});
afterAll(async () => await server.close());

const refresh = async () =>
  await refreshOldSummaries({ ...server.firm, reportFault: (fault) => expect.fail(String(fault)) });
const query =
  "query Q($tab: String, $types: [String!]) { queue(tab: $tab, types: $types) { cases { waitsFor application { id } } } }";
type Page = { cases: { waitsFor: string; application: { id: string } }[] };
const read = async (who: Actor, variables: Record<string, unknown>) =>
  (await server.data(who, query, variables)).queue as Page;
const ids = ({ cases }: Page): string[] => cases.map(({ application }) => application.id);

it("has a case with whoever acts on what the authority asks for, from the letter until all is sent", async () => {
  const { firm } = server;
  const wanted = await firm.application(
    await firm.person("student", { firstName: "Ines", lastName: "Moreau" }),
    "Lmia",
  );
  await firm.db.$client.query("update boreal.application set status = 'IrccProcessing' where id = $1", [wanted]);
  const where = async (who = lawyer) => {
    await refresh();
    const lists = await Promise.all(
      ["applicant", "forMe", "authority"].map(async (tab) => ids(await read(who, { tab, types: ["Lmia"] })).length),
    );
    const [one] = (await read(who, { types: ["Lmia"] })).cases;
    return [...lists, one?.waitsFor];
  };
  const ofAuthority = [0, 0, 1, "authority"];
  expect(await where()).toEqual(ofAuthority);
  const done = ({ refusals }: { readonly refusals: readonly unknown[] }) => expect(refusals).toEqual([]);
  const words = { id: null, words: "The deed of the boat", page: null, slot: null, childNumber: null };
  const day = { letterFileId: null, letterDate: null, dueDate: null };
  const record = async (kind: string) => {
    const requestId = randomUUID();
    const to = { applicationId: wanted, kind, addressee: "main", childNumber: null, requestId };
    done(await recordRequest(firm, lawyer, { ...to, ...day, items: [words] }));
  };
  const open = async () => {
    const loaded = await loadCaseFile(firm, wanted);
    const request = loaded?.caseFile.authorityRequests?.at(-1) ?? expect.fail("no request");
    return { applicationId: wanted, authorityRequestId: request.id, itemIds: request.items.map(({ id }) => id) };
  };
  await record("documents");
  expect(await where()).toEqual([1, 0, 0, "applicant"]);
  // Support has no list of what waits for them: that tab is all cases.
  expect(await where(support)).toEqual([0, 1, 1, "authority"]);
  done(await sendRequestItems(firm, lawyer, { ...(await open()), on: testToday }));
  expect(await where()).toEqual(ofAuthority);
  const [itemId = ""] = (await open()).itemIds;
  done(await takeBackSent(firm, lawyer, { applicationId: wanted, itemId, reason: null }));
  expect(await where()).toEqual([1, 0, 0, "applicant"]);
  done(await cancelRequest(firm, lawyer, await open()));
  await record("court");
  expect(await where()).toEqual([0, 1, 0, "team"]);
  done(await sendRequestItems(firm, lawyer, { ...(await open()), on: testToday }));
  expect(await where()).toEqual(ofAuthority);
});
