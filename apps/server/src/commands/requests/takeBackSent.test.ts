import { describe, expect, it } from "vitest";
import { answersOfFiles, openTakenBack } from "../../store/requests/authorityRequests.ts";
import { insertAssignment } from "../../store/cases/applications.ts";
import { refreshSummary } from "../queue/refreshSummary.ts";
import { linkRequestFile } from "./answerRequest.ts";
import { ofAnswers } from "./testAsked.ts";
import { lawyer, second, withRequestCase, type RequestTest } from "./testRequestCase.ts";

let vault: RequestTest["vault"];
let the: RequestTest["the"];
withRequestCase(async (test) => {
  ({ vault, the } = test);
  await vault.database.transaction(
    async (tx) =>
      await insertAssignment(tx, { applicationId: the.applicationId, staffId: lawyer.userId, at: new Date() }),
  );
});

const longAgo = async () =>
  await vault.database.$client.query(
    "update boreal.authority_request_item set sent_at = sent_at - interval '61 minutes'",
  );
const itemId = async () => (await the.request()).items[0]?.id ?? "";
const takenBack = async () =>
  (
    await vault.database.$client.query<{ sent_by: string; sealed_reason: Buffer | null }>(
      "select sent_by, sealed_reason from boreal.authority_request_taken_back where item_id = $1",
      [await itemId()],
    )
  ).rows;

describe("what was recorded as sent", () => {
  it("in person, by the applicant, is taken back within the hour by them, and the team hears of it", async () => {
    await the.record(lawyer, { kind: "passport", items: [], letterDate: "2026-11-10" });
    await the.send(vault.student, [await itemId()]);
    expect(await the.takeBack(vault.student, await itemId())).toEqual([]);
    expect(await the.takeBack(vault.student, await itemId())).toEqual([]);
    expect((await the.request()).items[0]?.sentOn).toBeNull();
    expect((await the.told()).filter(([kind]) => kind === "requestTakenBack")).toEqual([
      ["requestTakenBack", lawyer.userId],
    ]);
    expect(await takenBack()).toEqual([{ sent_by: vault.student.userId, sealed_reason: null }]);
  });

  it("is not taken back by the applicant later, nor what the team recorded; the team says why", async () => {
    await the.record(lawyer, { kind: "passport", items: [], letterDate: "2026-11-10" });
    await the.send(vault.student, [await itemId()]);
    await longAgo();
    expect(await the.takeBack(vault.student, await itemId())).toEqual(["requestTeamTakesBack"]);
    expect(await the.takeBack(lawyer, await itemId())).toEqual(["reasonNeeded"]);
    expect(await the.takeBack(lawyer, await itemId(), "x".repeat(1001))).toEqual(["reasonTooLong"]);
    expect(await the.takeBack(lawyer, await itemId(), "The parcel with the heron came back.")).toEqual([]);
    expect((await the.told()).filter(([kind]) => kind === "requestTakenBack")).toEqual([
      ["requestTakenBack", vault.student.userId],
    ]);
    expect((await takenBack())[0]?.sealed_reason?.toString("latin1")).not.toContain("heron");
    // The applicant and the team read why, beside what had been recorded.
    const { row } = await the.loaded();
    const [kept] = row.requests.flatMap(({ items }) => items.flatMap((item) => item.takenBack));
    if (!kept) throw new Error("nothing was kept");
    expect(openTakenBack(await vault.deps.personKey(row.owner_id), row.id, kept)).toBe(
      "The parcel with the heron came back.",
    );
    expect(kept).toMatchObject({ by: lawyer.userId, sentOn: "2026-11-20" });
    await the.send(lawyer, [await itemId()]);
    expect(await the.takeBack(vault.student, await itemId())).toEqual(["requestTeamTakesBack"]);
    expect(await the.takeBack(second, await itemId())).toEqual(["reasonNeeded"]);
    expect(await the.takeBack(lawyer, await itemId())).toEqual([]);
  });
});

describe("everything that was asked for", () => {
  it("is there: the team is told once, and again when other files lie there", async () => {
    await the.record(lawyer);
    const [passport, deed] = (await the.request()).items.map(({ id }) => id);
    const ready = async () => {
      const reportFault = (fault: unknown) => expect.fail(String(fault));
      await refreshSummary({ ...vault.deps, keys: vault.keys, reportFault }, the.applicationId);
      return (await the.told()).filter(([kind]) => kind === "requestReady");
    };
    const answer = async () => {
      const fileId = await the.stored(ofAnswers);
      const given = { applicationId: the.applicationId, itemId: deed ?? "", fileId, linked: true };
      expect((await linkRequestFile(vault.deps, vault.student, given)).refusals).toEqual([]);
    };
    await the.stored();
    expect(await ready()).toEqual([]);
    await answer();
    expect(await ready()).toEqual([["requestReady", lawyer.userId]]);
    expect(await ready()).toHaveLength(1);
    await answer();
    expect(await ready()).toHaveLength(2);
    await the.send(lawyer, [passport ?? "", deed ?? ""]);
    expect(await ready()).toHaveLength(2);
  });
});

it("a file that answers what was sent and what waits was submitted", () => {
  const request = (id: string, sentOn: string | null) =>
    ({ id, kind: "documents", letterFileId: `${id} letter`, items: [{ id, fileIds: ["deed"], sentOn }] }) as const;
  const [sent, open] = [request("sent", "2026-11-20"), request("open", null)];
  for (const requests of [
    [sent, open],
    [open, sent],
  ])
    expect(answersOfFiles(requests).get("deed")).toEqual({ letterFileId: "sent letter", isSent: true });
});
