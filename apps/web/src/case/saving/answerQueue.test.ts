import { describe, expect, it } from "vitest";
import { isSame } from "../answers/sameValue.ts";
import { atTheServer } from "./testQueue.ts";

describe("saving answers", () => {
  it("sends the last of several values once, with the version last seen", async () => {
    const { queue, requests, timers, ring } = atTheServer({ country: "NG" }, { country: 3 });
    queue.set("country", "CA", 800);
    queue.set("country", "FR", 800);
    expect(timers.map((timer) => timer.milliseconds)).toEqual([800]);
    await ring();
    expect(requests.map((request) => request.sent)).toEqual([[{ key: "country", value: "FR", baseVersion: 3 }]]);
    expect(queue.view()).toMatchObject({ state: { kind: "saving" }, isUnsaved: true });
    await requests[0]?.answer({ saved: [{ key: "country", version: 4 }] });
    expect(queue.view()).toMatchObject({
      state: { kind: "saved", at: "2026-11-21T10:42:00Z" },
      values: { country: "FR" },
      isUnsaved: false,
    });
  });

  it("sends null for a cleared answer, and nothing for a value that is stored already", async () => {
    const { queue, requests, ring } = atTheServer(
      { uciNumber: "12345678", country: "NG" },
      { uciNumber: 1, country: 1 },
    );
    queue.set("country", "NG", 0);
    queue.set("uciNumber", undefined, 0);
    await ring();
    expect(requests.map((request) => request.sent)).toEqual([[{ key: "uciNumber", value: null, baseVersion: 1 }]]);
  });

  it("keeps what is typed while a save is under way, and sends it after with the new version", async () => {
    const { queue, requests, ring } = atTheServer();
    queue.set("birthday", "1990-01-01", 0);
    await ring();
    queue.set("birthday", "1990-01-02", 800);
    await requests[0]?.answer({ saved: [{ key: "birthday", version: 1 }] });
    expect(requests[1]?.sent).toEqual([{ key: "birthday", value: "1990-01-02", baseVersion: 1 }]);
    expect(queue.view().values["birthday"]).toBe("1990-01-02");
  });

  it("tries again with growing pauses while the server is away, with the newest value, and says so", async () => {
    const { queue, requests, timers, line, ring } = atTheServer();
    queue.set("country", "NG", 0);
    await ring();
    await requests[0]?.fail(true);
    expect(queue.view()).toMatchObject({ state: { kind: "retrying" }, values: { country: "NG" }, isUnsaved: true });
    expect(timers.map((timer) => timer.milliseconds)).toEqual([1000]);
    queue.set("country", "CA", 0);
    await ring();
    await requests[1]?.fail(true);
    expect(timers.map((timer) => timer.milliseconds)).toEqual([2000]);
    await ring();
    expect(requests[2]?.sent).toEqual([{ key: "country", value: "CA", baseVersion: 0 }]);
    await requests[2]?.answer({ saved: [{ key: "country", version: 1 }] });
    expect(queue.view().state.kind).toBe("saved");
    expect(line).toEqual(["broken", "broken", "settled"]);
  });

  it("shows both values of a conflict and stores the one that is chosen", async () => {
    const { queue, requests, ring } = atTheServer({ maritalStatus: "single" }, { maritalStatus: 1 });
    queue.set("maritalStatus", "married", 0);
    await ring();
    await requests[0]?.answer({
      conflicts: [{ key: "maritalStatus", value: "divorced", version: 2, answeredAt: "2026-11-21T10:00:00Z" }],
    });
    expect(queue.view().conflicts).toMatchObject([{ key: "maritalStatus", mine: "married", theirs: "divorced" }]);
    expect(queue.view().values["maritalStatus"]).toBe("divorced");
    queue.resolve("maritalStatus", "mine");
    await ring();
    expect(requests[1]?.sent).toEqual([{ key: "maritalStatus", value: "married", baseVersion: 2 }]);
  });

  it("keeps theirs without saving anything", async () => {
    const { queue, requests, ring } = atTheServer();
    queue.set("country", "CA", 0);
    await ring();
    await requests[0]?.answer({ conflicts: [{ key: "country", value: "NG", version: 1, answeredAt: "" }] });
    queue.resolve("country", "theirs");
    await ring();
    expect(requests).toHaveLength(1);
    expect(queue.view()).toMatchObject({ conflicts: [], values: { country: "NG" }, isUnsaved: false });
  });

  it("asks nothing about a value that was stored while its reply was lost, and that somebody changed since", async () => {
    const { queue, requests } = atTheServer({ country: "NG" }, { country: 1 });
    queue.set("country", "CA", 0);
    void queue.flush();
    await requests[0]?.answer({
      conflicts: [{ key: "country", value: "FR", version: 3, answeredAt: "", wasStored: true }],
    });
    expect(queue.view()).toMatchObject({ conflicts: [], values: { country: "FR" }, isUnsaved: false });
  });

  it("asks about what was typed over such a value", async () => {
    const { queue, requests } = atTheServer({ country: "NG" }, { country: 1 });
    queue.set("country", "CA", 0);
    void queue.flush();
    queue.set("country", "KE", 0);
    await requests[0]?.answer({
      conflicts: [{ key: "country", value: "FR", version: 3, answeredAt: "", wasStored: true }],
    });
    expect(queue.view().conflicts).toMatchObject([{ mine: "KE", theirs: "FR" }]);
  });

  it("does not call the same change made twice a conflict", async () => {
    const { queue, requests, ring } = atTheServer();
    queue.set("passportCountries", ["NG", "CA"], 0);
    await ring();
    await requests[0]?.answer({
      conflicts: [{ key: "passportCountries", value: ["NG", "CA"], version: 1, answeredAt: "" }],
    });
    expect(queue.view()).toMatchObject({ conflicts: [], isUnsaved: false });
  });

  it("keeps the base version of an answer that waits when newer answers are read", async () => {
    const { queue, requests, ring } = atTheServer({ country: "NG" }, { country: 1 });
    queue.set("country", "CA", 800);
    queue.adopt({ values: { country: "FR", birthday: "1990-01-01" }, versions: { country: 2, birthday: 1 } });
    expect(queue.view().values).toMatchObject({ country: "CA", birthday: "1990-01-01" });
    await ring();
    expect(requests[0]?.sent).toEqual([{ key: "country", value: "CA", baseVersion: 1 }]);
  });

  it("is not taken back by a read that began before the last save", async () => {
    const { queue, requests, ring } = atTheServer({ country: "NG" }, { country: 1 });
    queue.set("country", "CA", 0);
    await ring();
    await requests[0]?.answer({ saved: [{ key: "country", version: 2 }] });
    queue.adopt({ values: { country: "NG" }, versions: { country: 1 } });
    expect(queue.view().values["country"]).toBe("CA");
  });

  it("shows what the server refused until the answer is given again", async () => {
    const { queue, requests, ring } = atTheServer();
    const refused = { code: "uciDashes", text: { en: "No dashes.", fr: "Sans tirets." }, path: "answers.uciNumber" };
    queue.set("uciNumber", "1-2", 0);
    await ring();
    await requests[0]?.answer({ refusals: [refused] });
    expect(queue.view().refusals).toEqual([refused]);
    queue.set("uciNumber", "12345678", 0);
    expect(queue.view().refusals).toEqual([]);
  });

  it("keeps the values and stops asking when trying again would not help", async () => {
    const { queue, requests, timers, ring } = atTheServer();
    queue.set("country", "CA", 0);
    await ring();
    await requests[0]?.fail(false);
    expect(timers).toEqual([]);
    expect(queue.view()).toMatchObject({ values: { country: "CA" }, isUnsaved: true });
  });
});

describe("answers that outlive their page", () => {
  const left = (value: unknown, baseVersion: number) => [
    { key: "country", value, baseVersion, givenAt: "2026-11-21T10:00:00Z" },
  ];

  it("are told with the version the person saw, until they are stored", async () => {
    const { queue, requests, ring } = atTheServer({ country: "NG" }, { country: 3 });
    queue.set("country", "CA", 800);
    queue.adopt({ values: { country: "FR" }, versions: { country: 4 } });
    expect(queue.unsaved()).toEqual([{ key: "country", value: "CA", baseVersion: 3, givenAt: "2026-11-21T10:42:00Z" }]);
    await ring();
    expect(queue.unsaved()).toHaveLength(1);
    await requests[0]?.answer({ saved: [{ key: "country", version: 5 }] });
    expect(queue.unsaved()).toEqual([]);
  });

  it("are sent over the version they were given over, so that a change meanwhile is a conflict", async () => {
    const { queue, requests, ring } = atTheServer({ country: "FR" }, { country: 4 });
    queue.restore(left("CA", 3));
    expect(queue.view()).toMatchObject({ values: { country: "CA" }, isUnsaved: true });
    await ring();
    expect(requests[0]?.sent).toEqual([{ key: "country", value: "CA", baseVersion: 3 }]);
    await requests[0]?.answer({ conflicts: [{ key: "country", value: "FR", version: 4, answeredAt: "" }] });
    expect(queue.view().conflicts).toMatchObject([{ mine: "CA", theirs: "FR" }]);
    // The choice is not made yet: it outlives the page too.
    expect(queue.unsaved()).toMatchObject([{ key: "country", value: "CA", baseVersion: 3 }]);
  });

  it("need no sending when the same was stored meanwhile", async () => {
    const { queue, requests, ring } = atTheServer({ country: "CA" }, { country: 4 });
    queue.restore(left("CA", 3));
    await ring();
    expect(requests).toEqual([]);
  });

  it("are for the person to choose when this page has another value on its way, and neither is lost", async () => {
    const { queue, requests, ring } = atTheServer({ country: "FR" }, { country: 4 });
    queue.set("country", "NG", 800);
    queue.restore(left("CA", 3));
    expect(queue.view().conflicts).toMatchObject([{ mine: "NG", theirs: "CA", unsent: true }]);
    queue.resolve("country", "theirs");
    await ring();
    expect(requests[0]?.sent).toEqual([{ key: "country", value: "CA", baseVersion: 4 }]);
  });

  it("are forgotten with what is on its way when their owner signs out", async () => {
    const { queue, requests, timers, ring } = atTheServer();
    queue.set("country", "CA", 0);
    await ring();
    queue.set("birthday", "1990-01-01", 800);
    queue.drop();
    expect(timers).toEqual([]);
    expect(queue.unsaved()).toEqual([]);
    await requests[0]?.fail(true);
    expect(queue.unsaved()).toEqual([]);
    expect(queue.view().isUnsaved).toBe(false);
  });
});

describe("answers that somebody else changes too", () => {
  it("are in conflict when typing began before the change was seen", async () => {
    const { queue, requests, ring } = atTheServer({ uciNumber: "1" }, { uciNumber: 1 });
    const begunOver = queue.versionOf("uciNumber");
    queue.adopt({ values: { uciNumber: "2" }, versions: { uciNumber: 2 } });
    queue.set("uciNumber", "12345678", 0, begunOver);
    await ring();
    expect(requests[0]?.sent).toEqual([{ key: "uciNumber", value: "12345678", baseVersion: 1 }]);
  });

  it("are not in conflict with what this page stored itself while typing went on", async () => {
    const { queue, requests, ring } = atTheServer({ uciNumber: "1" }, { uciNumber: 1 });
    const begunOver = queue.versionOf("uciNumber");
    queue.set("uciNumber", "12", 0, begunOver);
    await ring();
    await requests[0]?.answer({ saved: [{ key: "uciNumber", version: 2 }] });
    queue.set("uciNumber", "123", 0, begunOver);
    await ring();
    expect(requests[1]?.sent).toEqual([{ key: "uciNumber", value: "123", baseVersion: 2 }]);
  });

  it("show the newest of theirs while the person chooses", async () => {
    const { queue, requests, ring } = atTheServer({ country: "NG" }, { country: 1 });
    queue.set("country", "CA", 0);
    await ring();
    await requests[0]?.answer({ conflicts: [{ key: "country", value: "FR", version: 2, answeredAt: "" }] });
    queue.adopt({ values: { country: "DE" }, versions: { country: 3 } });
    expect(queue.view().conflicts).toMatchObject([{ mine: "CA", theirs: "DE", version: 3 }]);
    queue.resolve("country", "mine");
    await ring();
    expect(requests[1]?.sent).toEqual([{ key: "country", value: "CA", baseVersion: 3 }]);
  });

  it("go in several requests, in order, when there are very many", async () => {
    const { queue, requests, ring } = atTheServer();
    const keys = Array.from({ length: 150 }, (_, index) => `answer${index}`);
    for (const key of keys) queue.set(key, 1, 0);
    await ring();
    await requests[0]?.answer({ saved: (requests[0]?.sent ?? []).map(({ key }) => ({ key, version: 1 })) });
    expect(requests.map(({ sent }) => sent.length)).toEqual([100, 50]);
    expect(requests.flatMap(({ sent }) => sent.map(({ key }) => key))).toEqual(keys);
  });
});

describe("the same value", () => {
  it("does not depend on the order of keys", () => {
    expect(isSame([{ country: "CA", result: "refused" }], [{ result: "refused", country: "CA" }])).toBe(true);
    expect(isSame([{ country: "CA" }], [{ country: "NG" }])).toBe(false);
    expect(isSame({ a: undefined }, {})).toBe(true);
    expect(isSame([], undefined)).toBe(false);
  });
});
