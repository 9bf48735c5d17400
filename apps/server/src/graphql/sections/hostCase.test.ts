import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveAnswers } from "../../commands/answers/saveAnswers.ts";
import type { Actor } from "../../policies/actor.ts";
import type { Guest } from "../../policies/sections.ts";
import { openTestServer, type TestServer } from "../testServer.ts";
import { give, guestCaseQuery, invited, personWithGuest, saveMutation } from "./testGuests.ts";

let server: TestServer;
let lucia: Actor;
let host: Guest;
beforeAll(async () => {
  server = await openTestServer();
  ({ owner: lucia, guest: host } = await personWithGuest(server, "host"));
});
afterAll(async () => await server.close());

describe("an invited host", () => {
  const into = (answers: unknown) => ({ id: host.applicationId, answers });

  it("gets the questions about the own income, and of the visitor only what decides about them", async () => {
    const { data, errors } = await server.ask(null, guestCaseQuery, {}, host);
    expect(errors).toEqual([]);
    const seen = data?.guestCase as { caseFile: { answers: object } };
    expect(seen).toMatchObject({
      section: "host",
      language: "fr",
      versions: [{ key: "vvNumberOfFamilyMembers", version: 1 }],
      stepIds: ["hostIncomeCheck"],
    });
    expect(seen.caseFile.answers).toEqual({
      vvVisitorType: "myself",
      vvHostInCanada: "family",
      vvIsSuperVisa: true,
      vvNumberOfFamilyMembers: 2,
    });
    expect(JSON.stringify(seen)).not.toMatch(/birthday|1960|vvReasonForVisit/);
  });

  it("saves the own answers and no other, those of a spouse neither", async () => {
    const saved = await server.ask(
      null,
      saveMutation,
      into([{ key: "vvHasFamilyFundsRequired", value: true, baseVersion: 0 }]),
      host,
    );
    expect(saved.data?.saveAnswers).toMatchObject({ saved: [{ key: "vvHasFamilyFundsRequired" }], refusals: [] });
    for (const key of ["vvHostInCanada", "vvIsSuperVisa", "vvVisitorType", "birthday", "spouseBiometrics"]) {
      const refused = await server.ask(null, saveMutation, into([{ key, value: true, baseVersion: 0 }]), host);
      expect([key, refused.data?.saveAnswers]).toEqual([
        key,
        { saved: [], conflicts: [], refusals: [{ code: "answerNotYours" }], application: null },
      ]);
    }
    const other = await server.firm.application(lucia);
    const elsewhere = await server.ask(
      null,
      saveMutation,
      { id: other, answers: [{ key: "spouseBiometrics", value: true, baseVersion: 0 }] },
      host,
    );
    expect(elsewhere.data?.saveAnswers).toMatchObject({ saved: [], refusals: [{ code: "notFound" }] });
  });

  it("is named in the answers sheet as the host, without a name", async () => {
    const entries = "query H($id: ID!) { answerHistory(applicationId: $id) { key answeredBy { kind name role } } }";
    const { answerHistory } = await server.data(lucia, entries, { id: host.applicationId });
    expect(answerHistory).toContainEqual({
      key: "vvHasFamilyFundsRequired",
      answeredBy: { kind: "host", name: null, role: null },
    });
  });

  it("says that they are done: the visitor is told that it is the host", async () => {
    const finish = "mutation { finishSection { done refusals { code } } }";
    expect((await server.ask(null, finish, {}, host)).data?.finishSection).toEqual({ done: true, refusals: [] });
    const { notifications } = await server.data(lucia, "{ notifications { kind applicationId page } }");
    expect(notifications).toContainEqual({
      kind: "hostSectionFinished",
      applicationId: host.applicationId,
      page: null,
    });
  });

  it("reads and writes nothing any more where whoever prepares the visit turns out to be the host", async () => {
    const daughter = await server.firm.application(lucia, "VisitorVisa");
    await give(server, lucia, daughter, {
      vvVisitorType: "parent",
      vvIsHosting: false,
      vvHostInCanada: "friend",
      vvNumberOfFamilyMembers: 3,
    });
    const friend = await invited(server, { owner: lucia, applicationId: daughter, section: "host" });
    await saveAnswers(server.firm, lucia, {
      applicationId: daughter,
      answers: [{ key: "vvIsHosting", value: true, baseVersion: 1 }],
    });
    expect((await server.ask(null, guestCaseQuery, {}, friend)).data?.guestCase).toMatchObject({
      caseFile: { answers: {} },
      versions: [],
      stepIds: [],
    });
    const answers = [{ key: "vvNumberOfFamilyMembers", value: 5, baseVersion: 0 }];
    expect((await server.ask(null, saveMutation, { id: daughter, answers }, friend)).data?.saveAnswers).toMatchObject({
      saved: [],
      conflicts: [],
      refusals: [{ code: "answerNotYours" }],
    });
  });
});
