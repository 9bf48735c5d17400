import { describe, expect, it } from "vitest";
import { inSlot, inWords, letters } from "./testAsked.ts";
import { lawyer, second, withRequestCase, type RequestTest } from "./testRequestCase.ts";

let vault: RequestTest["vault"];
let the: RequestTest["the"];
withRequestCase((test) => {
  ({ vault, the } = test);
});

describe("a request that was recorded wrong", () => {
  it("is put right point by point; what was sent stays", async () => {
    await the.record(lawyer);
    const [slot, boat] = (await the.request()).items;
    await the.send(lawyer, [slot?.id ?? ""]);
    const kept = { ...inSlot, id: slot?.id ?? "" };
    expect(await the.change(lawyer, [inWords("The deed of the house")])).toEqual(["requestSentAlready"]);
    expect(await the.change(lawyer, [kept, inWords("The deed of the house")])).toEqual([]);
    expect(await the.request()).toMatchObject({
      dueDate: "2026-12-20",
      items: [{ id: slot?.id, sentOn: "2026-11-20" }, { words: "The deed of the house" }],
    });
    expect((await the.request()).items.some(({ id }) => id === boat?.id)).toBe(false);
    expect(await the.cancel(lawyer)).toEqual(["requestSentAlready"]);
  });

  it("and asks for more, or by another day, is told to those who answer; what only reads better is not", async () => {
    await the.record(vault.student);
    const ids = (await the.request()).items.map(({ id }) => id);
    const kept = [
      { ...inSlot, id: ids[0] ?? "" },
      { ...inWords("The deed of the boat"), id: ids[1] ?? "" },
    ];
    const changes = async () => (await the.told()).filter(([kind]) => kind === "requestChanged");
    expect(await the.change(lawyer, kept)).toEqual([]);
    expect(await changes()).toEqual([["requestChanged", vault.student.userId]]);
    expect(
      await the.change(lawyer, [...kept.slice(0, 1), { ...inWords("The deed of the ship"), id: ids[1] ?? "" }]),
    ).toEqual([]);
    expect(await changes()).toHaveLength(1);
    expect(await the.change(lawyer, [...kept, inWords("The deed of the house")])).toEqual([]);
    expect(await changes()).toHaveLength(2);
  });

  it("keeps what was sent as it was recorded, whatever a page still shows of it", async () => {
    await the.record(lawyer);
    const [slot, boat] = (await the.request()).items;
    await the.send(lawyer, [slot?.id ?? ""]);
    const [sent, open] = [{ ...inSlot, id: slot?.id ?? "" }, inWords("The deed of the boat")];
    expect(await the.change(lawyer, [{ ...sent, words: "Something else" }, open])).toEqual(["requestSentMeanwhile"]);
    expect(await the.change(lawyer, [{ ...sent, slot: "passportStampPages" }, open])).toEqual(["requestSentMeanwhile"]);
    const hidden = { ...inWords(""), id: slot?.id ?? "" };
    expect(await the.change(lawyer, [hidden, { ...open, id: boat?.id ?? "" }])).toEqual([]);
    expect((await the.request()).items).toMatchObject([
      { id: slot?.id, words: "A copy of your passport", slotId: "passportBioPage", sentOn: "2026-11-20" },
      { id: boat?.id, words: "The deed of the boat" },
    ]);
  });

  it("of two who put it right at once, the second hears of the first, and loses no point of theirs", async () => {
    await the.record(lawyer);
    const ids = (await the.request()).items.map(({ id }) => id);
    const kept = [
      { ...inSlot, id: ids[0] ?? "" },
      { ...inWords("The deed of the boat"), id: ids[1] ?? "" },
    ];
    const version = async () => (await the.loaded()).row.requests[0]?.version ?? -1;
    const baseVersion = await version();
    expect(await the.change(lawyer, [...kept, inWords("The deed of the house")], baseVersion)).toEqual([]);
    expect(await the.change(second, kept, baseVersion)).toEqual(["requestCorrectedMeanwhile"]);
    expect((await the.request()).items).toHaveLength(3);
    expect(
      await Promise.all([the.change(lawyer, kept, baseVersion + 1), the.change(second, kept, baseVersion + 1)]),
    ).toEqual(expect.arrayContaining([[], ["requestCorrectedMeanwhile"]]));
    expect(await version()).toBe(baseVersion + 2);
  });

  it("and taken out while a point of it is sent: one of the two counts, and nothing sent is lost", async () => {
    await the.record(lawyer);
    const ids = (await the.request()).items.map(({ id }) => id);
    const [sent, cancelled] = await Promise.all([the.send(lawyer, ids), the.cancel(second)]);
    expect([sent, cancelled]).toEqual(sent.length === 0 ? [[], ["requestSentAlready"]] : [["requestNotFound"], []]);
    expect(await the.events("^request(Answered|Cancelled)")).toHaveLength(1);
  });

  it("is taken out, and its letter can be recorded anew", async () => {
    const letterFileId = await the.stored(letters, lawyer);
    await the.record(lawyer, { letterFileId });
    expect(await the.cancel(vault.student)).toEqual(["notAllowed"]);
    expect(await the.cancel(lawyer)).toEqual([]);
    expect(await the.requests()).toEqual([]);
    expect(await the.record(lawyer, { letterFileId })).toEqual([]);
  });

  it("by the applicant is the applicant’s to put right", async () => {
    await the.record(vault.student);
    expect(await the.change(vault.student, [inWords("The deed of the house")])).toEqual([]);
    expect(await the.cancel(vault.student)).toEqual([]);
  });
});
