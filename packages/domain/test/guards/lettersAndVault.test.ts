import type { Plan } from "../../src/plan/planned.ts";
import { expect, it } from "vitest";
import { applicationTypes } from "../../src/caseFile/application.ts";
import { letters } from "../../src/letters/letters.ts";
import { shareOf } from "../../../../tests/running/sizes.ts";
import { fullCasesOf } from "./fullCases.ts";
import { asType, randomOf } from "./casesOfType.ts";
import { computePlan } from "../../src/plan/plan.ts";

/** The plan says of a letter what the vault says of its page: whether the case needs it, and how much. */

const order = ["Required", "Recommended", "IfApplicable", "Complete", "NotApplicable"];
const strongest = (levels: readonly string[]): string | undefined =>
  levels.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))[0];

/** Of letters that go to one page, such as those of two supporters, and of the slots of several children, the strongest counts. */
function disagreements(plan: Plan): readonly string[] {
  const pages = new Set(letters.map(({ sendToDocVault }) => sendToDocVault));
  return [...pages].flatMap((page) => {
    const ids: readonly string[] = letters.filter(({ sendToDocVault }) => sendToDocVault === page).map(({ id }) => id);
    const ofLetters = strongest(
      plan.letters.filter(({ id }) => ids.includes(id)).map(({ requirement }) => requirement),
    );
    // What an authority asked for by a letter of its own is no rule of the page.
    const slots = plan.vault.filter((slot) => slot.page === page && slot.askedBy === undefined);
    const ofVault = strongest(slots.map(({ requirement }) => requirement)) ?? "NotApplicable";
    return ofLetters === undefined || slots.length === 0 || ofLetters === ofVault
      ? []
      : [`${page}: the letter is ${ofLetters}, its page ${ofVault}`];
  });
}

it.each(shareOf("types whose letters and pages are compared", applicationTypes, 5))("of %s", (type) => {
  const plans = [
    ...randomOf(type).map(({ plan }) => plan),
    ...fullCasesOf(type).map((caseFile) => computePlan(asType(type, caseFile))),
  ];
  expect([...new Set(plans.flatMap((plan) => disagreements(plan)))]).toEqual([]);
});
