import { expect, test } from "vitest";
import { choicesFrom, timeWords, toSend, zonesWith, type NoticeSettings } from "./choices.ts";

const settings: NoticeSettings = {
  kinds: [
    { id: "caseMoved", name: { en: "", fr: "" }, mail: "digest" },
    { id: "breakGlassUsed", name: { en: "", fr: "" }, mail: "always" },
  ],
  digest: "weekly",
  quietFrom: null,
  quietUntil: null,
  timeZone: null,
};

test("what is always told is not among the choices, and quiet hours that are off are not sent", () => {
  const choices = choicesFrom(settings, "Africa/Douala");
  expect(choices).toMatchObject({ isQuiet: false, timeZone: "Africa/Douala" });
  expect(toSend(choices)).toEqual({
    kinds: [{ kind: "caseMoved", mail: "digest" }],
    digest: "weekly",
    quietFrom: null,
    quietUntil: null,
    timeZone: "Africa/Douala",
  });
});

test("what was chosen before comes back as it was, in the zone that was chosen", () => {
  const before = { ...settings, quietFrom: 1260, quietUntil: 390, timeZone: "America/St_Johns" };
  expect(toSend(choicesFrom(before, "Africa/Douala"))).toMatchObject({
    quietFrom: 1260,
    quietUntil: 390,
    timeZone: "America/St_Johns",
  });
});

test("hours are written as each language writes them, and a zone that this browser does not list stays chosen", () => {
  expect(timeWords(22 * 60, "fr").replaceAll(/\s/g, " ")).toBe("22 h 00");
  expect(timeWords(7 * 60, "en").replaceAll(/\s/g, " ")).toBe("7:00 a.m.");
  expect(zonesWith("Asia/Calcutta_Old").map(({ value }) => value)).toContain("Asia/Calcutta_Old");
});
