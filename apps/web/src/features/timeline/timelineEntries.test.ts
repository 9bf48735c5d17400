import type { ExpectedSpan } from "@boreal/domain/deadlines/expectedSpans";
import { expect, test } from "vitest";
import { timelineEntries } from "./timelineEntries.ts";

const words = (en: string) => ({ en, fr: en });
const why = { because: [], restsOn: [], missing: [], sources: [] };
const span = (id: string, value: ExpectedSpan["decision"]["value"]): ExpectedSpan => ({
  id,
  title: words(id),
  decision: { ...why, value, decidedBy: id },
});

test("today stands between what was and what comes, and what has no day right behind it", () => {
  const entries = timelineEntries({
    today: "2026-11-20",
    events: [{ id: "sent", title: words("sent"), date: "2026-11-20" }],
    expected: [
      span("running", { from: "2026-11-18", to: "2026-11-24" }),
      span("aim", { to: "2027-01-17" }),
      span("overdue", { to: "2026-10-01" }),
      span("unknown", null),
    ],
    deadlines: [
      { id: "late", title: words("late"), date: "2026-11-01", why },
      { id: "noDay", title: words("noDay"), date: null, why },
      { id: "passport", title: words("passport"), date: "2026-12-01", why },
    ],
  });
  expect(entries.map(({ key }) => key)).toEqual([
    "late",
    "sent",
    "today",
    "running",
    "overdue",
    "unknown",
    "noDay",
    "passport",
    "aim",
  ]);
});
