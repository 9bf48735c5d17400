import { describe, expect, it } from "vitest";
import { closingReasons, deadlinesAhead, isClosingReason, isReopeningReason, needsWords } from "./caseClosing.ts";

const title = { en: "Leave", fr: "Autorisation" };
const on = (id: string, date: string | null) => ({ id, title, date });

describe("what is told before a case is closed", () => {
  const today = "2026-11-30";
  it.each([
    ["a day ahead", on("leave", "2026-12-10"), true],
    ["today", on("leave", today), true],
    ["a day that is over", on("leave", "2026-11-29"), false],
    ["a time limit without a known day", on("leave", null), true],
  ])("%s", (_, deadline, isTold) => {
    expect(deadlinesAhead([deadline], today)).toEqual(isTold ? [deadline] : []);
  });
});

describe("reasons", () => {
  it.each([
    ["a reason of the list", "workDone", true, false],
    ["a reason to reopen", "clientReturned", false, true],
    ["a word of every object", "toString", false, false],
    ["nothing", "", false, false],
  ])("%s", (_, id, closes, reopens) => {
    expect([isClosingReason(id), isReopeningReason(id)]).toEqual([closes, reopens]);
  });

  it("only that which says nothing needs words", () => {
    expect(Object.keys(closingReasons).filter((id) => isClosingReason(id) && needsWords(id))).toEqual(["other"]);
  });
});
