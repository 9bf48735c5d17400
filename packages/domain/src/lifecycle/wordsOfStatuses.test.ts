import { describe, expect, it } from "vitest";
import { applicationStatuses, applicationTypes } from "../caseFile/application.ts";
import { linkedApplications } from "./linked.ts";
import { applicantWords, statuses } from "./statuses.ts";
import { statusesOf, transitions } from "./transitions.ts";
import { reviewable } from "./typesOnTheWay.ts";

/** What people read of a status and of a change, each as the one who reads it. */

const pairs = applicationTypes.flatMap((type) => statusesOf(type).map((status) => [type, status] as const));
const all = ({ name, now }: ReturnType<typeof applicantWords>) => [name.en, now.en, name.fr, now.fr].join(" | ");

describe("the applicant", () => {
  it("reads no words of the court", () => {
    const ofCourt =
      /\b(?:leave|rule 9|mandamus|respondent|memorandum|redetermination|autorisation|règle 9|défendeur|mémoire)\b/i;
    expect(pairs.filter(([type, status]) => ofCourt.test(all(applicantWords(status, type))))).toEqual([]);
  });

  it("is told of a time to go to court only where the Court reviews the decision", () => {
    const told = pairs.filter(
      ([type, status]) =>
        statuses[status].group === "refusal" && /\bcourt\b|\bCour\b/.test(applicantWords(status, type).now.en),
    );
    expect(told.filter(([type]) => !reviewable.includes(type) && type !== "JudicialReview")).toEqual([]);
    expect(applicantWords("Refused", "Student").now.en).toContain("the time to go to court is short");
  });

  it("does not wait for what has come, nor for a decision on what is only answered", () => {
    expect(applicantWords("JrRule9Received", "Student").name).not.toEqual(
      applicantWords("JrRule9Requested", "Student").name,
    );
    for (const type of ["IrccRequest", "SinRequest"] as const)
      expect(all(applicantWords("IrccProcessing", type))).not.toMatch(/decision|décision/);
  });

  it("of a court case that was not begun reads of no refusal of it", () => {
    expect(all(applicantWords("RefusedClosed", "JudicialReview"))).not.toMatch(/refus/i);
  });
});

/** Who presses a button may be the applicant or somebody of the team: it speaks of neither as of the other. */
it("words that both sides read say you and your to nobody", () => {
  const toSomebody = /\byou(?:r|rs|rself)?\b|\b(?:vous|votre|vos)\b/i;
  const entered = /the day that you enter|la date que vous inscrivez/g;
  const shared = [...transitions, ...Object.values(linkedApplications)].filter(
    ({ by }) => by.length > 1 && by.some((one) => one === "student"),
  );
  expect(shared.length).toBeGreaterThan(10);
  const said = shared.flatMap(({ name, means }) => [name.en, name.fr, means.en, means.fr]);
  expect(said.filter((words) => toSomebody.test(words.replaceAll(entered, "")))).toEqual([]);
});

it("what was done is told as done, not as something to do", () => {
  const asked = /^(?:Ask|Build|Close|Decline|Discontinue|Do|Put|Record|Send|Start|Take|Travel|Withdraw)\b/;
  expect(transitions.filter(({ name, told }) => asked.test((told ?? name).en)).map(({ id }) => id)).toEqual([]);
});

it("every status has words for the applicant and for the team, in both languages", () => {
  for (const status of applicationStatuses) {
    const { applicant, team } = statuses[status];
    for (const words of [applicant.name, applicant.now, team]) expect([words.en, words.fr]).not.toContain("");
  }
});
