import { describe, expect, it, vi } from "vitest";
import { handOver, takeBack, trialSheet, triedAnswers } from "./trial.ts";

const stored = { values: { country: "NG", birthday: "1996-04-12" }, versions: { country: 3, birthday: 1 } };
const whole = (value: unknown) => ({ value, unread: {}, origins: {}, storable: { value } });

describe("answers that are only tried", () => {
  it("lie over the stored ones and stay unsent", async () => {
    const sheet = trialSheet(stored);
    sheet.give("country", whole("CN"), 0, "answers.country");
    await Promise.resolve();
    expect(sheet.view().values).toEqual({ country: "CN", birthday: "1996-04-12" });
    expect(triedAnswers(sheet)).toMatchObject([{ key: "country", value: "CN", baseVersion: 3 }]);
    expect(sheet.queue.stored()).toEqual(stored);
  });

  it("do not count when they are the stored ones again", () => {
    const sheet = trialSheet(stored);
    sheet.give("country", whole("CN"), 0, "answers.country");
    sheet.give("country", whole("NG"), 0, "answers.country");
    expect(triedAnswers(sheet)).toEqual([]);
  });

  it("do not count while they are half typed, and are gone when taken back", () => {
    const sheet = trialSheet(stored);
    sheet.give(
      "birthday",
      {
        value: undefined,
        unread: { "answers.birthday": { typed: "19", refusal: { code: "c", text: { en: "", fr: "" } } } },
        origins: {},
      },
      0,
      "answers.birthday",
    );
    expect(triedAnswers(sheet)).toEqual([]);
    takeBack(sheet, "birthday");
    expect(sheet.view().drafts).toEqual({});
    expect(sheet.view().shown["birthday"]).toBe("1996-04-12");
  });

  it("can try to leave a question without an answer", () => {
    const sheet = trialSheet(stored);
    sheet.give("country", whole(undefined), 0, "answers.country");
    expect(triedAnswers(sheet)).toMatchObject([{ key: "country", value: undefined }]);
  });

  it("are handed over with the version that was seen, several at once", () => {
    const sheet = trialSheet(stored);
    const set = vi.fn<ReturnType<typeof trialSheet>["queue"]["set"]>();
    sheet.give("country", whole("CN"), 0, "answers.country");
    sheet.give("maritalStatus", whole("married"), 0, "answers.maritalStatus");
    handOver(sheet, { queue: { ...trialSheet(stored).queue, set } });
    expect(set.mock.calls).toEqual([
      ["country", "CN", 0, 3],
      ["maritalStatus", "married", 0, 0],
    ]);
  });
});
