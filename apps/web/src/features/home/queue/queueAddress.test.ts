import { applicationStatuses } from "@boreal/domain/caseFile/application";
import { describe, expect, it } from "vitest";
import { choiceFrom, queuePath, statusChoices, statusesLike } from "./queueAddress.ts";

const at = (address: string) => choiceFrom(new URLSearchParams(address));

describe("the address of the queue", () => {
  it("says which list is shown, and nothing where it is the usual one", () => {
    expect(queuePath(at(""))).toBe("/");
    const choice = at("tab=deadline&type=Student&status=LawyerReview&order=newest");
    expect(queuePath(choice)).toBe("/?tab=deadline&order=newest&type=Student&status=LawyerReview");
    expect(choiceFrom(new URLSearchParams(queuePath(choice).slice(2)))).toEqual(choice);
  });

  it("begins another list at its first page", () => {
    const second = at("tab=mine&after=abc");
    expect(queuePath(second, { type: "Student" })).toBe("/?tab=mine&type=Student");
    expect(queuePath(second, { after: "def" })).toBe("/?tab=mine&after=def");
  });

  it("has no place for the words that are searched for, and passes over what it does not know", () => {
    expect(Object.keys(at("search=okafor&q=okafor"))).toEqual([
      "tab",
      "order",
      "type",
      "status",
      "staff",
      "due",
      "closed",
      "after",
    ]);
    expect(
      JSON.stringify(
        at("search=okafor&tab=okafor&status=okafor&type=okafor&order=okafor&due=okafor&staff=Amara%20okafor"),
      ),
    ).not.toContain("okafor");
  });

  it("offers each name of a status once, and finds all that are called so", () => {
    expect(statusChoices.flatMap(({ value }) => statusesLike(value) ?? []).toSorted()).toEqual(
      [...applicationStatuses].toSorted(),
    );
  });
});
