import { describe, expect, it } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { profileDeadlines } from "./profile.ts";

const inPool = aCase().application({ type: "ExpressEntry", status: "ApplicantPool", submittedAt: "2026-03-15" });
const daysOf = (start: typeof inPool) => profileDeadlines(start.reader()).map(({ decision }) => decision.value);

describe("a profile of Express Entry in the pool", () => {
  it.each([
    ["ends twelve months after it was sent", inPool, ["2027-03-15"]],
    ["has no end where its day was not recorded", inPool.application({ submittedAt: null }), []],
    ["ends with the invitation", inPool.status("ItaReceived"), []],
    ["is another thing in youth mobility", inPool.type("Iec"), []],
    ["has no known end before the rule was made", inPool.on("2017-06-05"), [null]],
  ] as const)("%s", (_words, start, expected) => expect(daysOf(start)).toEqual(expected));
});
