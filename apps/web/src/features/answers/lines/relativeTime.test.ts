import { expect, it } from "vitest";
import { relativeTime } from "./relativeTime.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const ago = (at: string, language: "en" | "fr") =>
  relativeTime(Date.parse(at), now, language).replaceAll("\u00a0", " ");

it("says how long ago, in both languages", () => {
  const cases = [
    ["2026-11-20T11:59:30Z", "now", "maintenant"],
    ["2026-11-20T11:58:59Z", "1 minute ago", "il y a 1 minute"],
    ["2026-11-20T09:30:00Z", "2 hours ago", "il y a 2 heures"],
    ["2026-11-19T11:00:00Z", "yesterday", "hier"],
    ["2026-11-13T11:00:00Z", "7 days ago", "il y a 7 jours"],
    ["2026-10-01T11:00:00Z", "last month", "le mois dernier"],
    ["2024-11-01T11:00:00Z", "2 years ago", "il y a 2 ans"],
  ] as const;
  expect(cases.map(([at]) => [at, ago(at, "en"), ago(at, "fr")])).toEqual(cases);
});

it("a clock that runs ahead makes no future", () => {
  expect(ago("2026-11-20T12:05:00Z", "en")).toBe("now");
});
