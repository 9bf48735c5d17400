import type { PlannedDeadline } from "@boreal/domain/plan/planned";
import { describe, expect, it } from "vitest";
import { deadlineCalendar } from "./deadlineCalendar.ts";

const why: PlannedDeadline["why"] = {
  because: [{ en: "Amara lives in Lagos", fr: "Amara habite à Lagos" }],
  decidedBy: "test",
  restsOn: ["answers.country"],
  missing: [],
  sources: [],
};
const deadline = (id: string, date: string | null): PlannedDeadline => ({
  id,
  title: { en: "Give your biometrics", fr: "Donner vos données biométriques" },
  date,
  why,
});
const told = { language: "fr", address: "https://boreal.example.test/fr/sign-in", at: new Date(0) } as const;

describe("the calendar of deadlines", () => {
  it("has an event per date that is known, in the language of its reader", () => {
    const { name, events } = deadlineCalendar(
      [{ applicationId: "a", deadlines: [deadline("biometrics", "2026-12-20"), deadline("unknown", null)] }],
      told,
    );
    expect(name).toBe("Boreal : échéances");
    expect(events.map(({ date, title }) => [date, title])).toEqual([["2026-12-20", "Donner vos données biométriques"]]);
    expect(events[0]?.description).toContain("https://boreal.example.test/fr/sign-in");
  });

  it("tells no reason, no application and no kind of deadline besides its title", () => {
    const text = JSON.stringify(
      deadlineCalendar(
        [{ applicationId: "secret-application", deadlines: [deadline("biometrics", "2026-12-20")] }],
        told,
      ),
    );
    expect(text).not.toMatch(/Amara|Lagos|secret-application|"biometrics/);
  });

  it("keeps the name of an event while its date moves, and never gives one name twice", () => {
    const uids = (date: string) =>
      deadlineCalendar(
        [
          {
            applicationId: "a",
            deadlines: [deadline("biometrics", date), deadline("biometrics", date), deadline("medical", date)],
          },
          { applicationId: "b", deadlines: [deadline("biometrics", date)] },
        ],
        told,
      ).events.map(({ uid }) => uid);
    expect(uids("2026-12-20")).toEqual(uids("2027-01-05"));
    expect(new Set(uids("2026-12-20")).size).toBe(4);
  });
});
