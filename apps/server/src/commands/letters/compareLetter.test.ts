import { afterAll, beforeAll, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { saveAnswers } from "../answers/saveAnswers.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { checksAgainstOthers } from "./compareLetter.ts";
import { findLetter } from "./findLetter.ts";
import { saveLetterValues } from "./saveLetterValues.ts";

/** Letters of several applicants of one firm, and what each is told of the others. */

const story =
  "When I was nine I stood on a stool beside my aunt every morning before school and weighed flour for forty loaves, and that is how I learned to count.";

let firm: TestFirm;
beforeAll(async () => {
  firm = await openTestFirm();
});
afterAll(async () => await firm.close());

type Written = { readonly actor: Actor; readonly applicationId: string };

async function writes(actor: Actor, text: string): Promise<Written> {
  const applicationId = await firm.application(actor);
  const changes = [{ path: "studyPlanCareerPlan", value: text }];
  const saved = await saveLetterValues(firm, actor, { applicationId, letterKey: "studyPlan", changes });
  expect(saved).toMatchObject({ refusals: [], conflicts: [] });
  return { actor, applicationId };
}

async function told({ actor, applicationId }: Written): Promise<readonly string[]> {
  const found = await findLetter(firm, actor, { applicationId, letterKey: "studyPlan" });
  if ("refusals" in found) throw new Error("no letter");
  return (await checksAgainstOthers(firm, found)).map(({ because }) => because.en);
}

it("a phrase that two applicants wrote is told to both, and nothing of the other", async () => {
  const first = await writes(await firm.person("student", { firstName: "Amara" }), `${story} I went on.`);
  expect(await told(first)).toEqual([]);
  const second = await writes(await firm.person("student", { firstName: "Bilal" }), `So it began. ${story}`);
  for (const one of [first, second]) {
    const [text, ...more] = await told(one);
    expect(more).toEqual([]);
    expect(text).toContain("I stood on a stool");
    expect(text).not.toMatch(/Amara|Bilal/);
  }
  // Whoever writes it in other words is told nothing any more, and neither is the other.
  const changes = [{ path: "studyPlanCareerPlan", value: "open a bakery near the port of Lagos" }];
  await saveLetterValues(firm, second.actor, { ...second, letterKey: "studyPlan", changes });
  expect([await told(first), await told(second)]).toEqual([[], []]);
});

it("an applicant’s other application is no other letter, and neither is one of the family", async () => {
  const text = story.replace("aunt", "grandfather").replace("flour for forty loaves", "nails for the boats of the bay");
  const mine = await writes(await firm.person("student", { firstName: "Chidi", lastName: "Eze" }), text);
  const again = await writes(mine.actor, text);
  expect([await told(mine), await told(again)]).toEqual([[], []]);
  const wife = await writes(await firm.person("student", { firstName: "Dora", lastName: "Eze" }), text);
  expect(await told(wife)).toHaveLength(1);
  const spouse = (first: string) => [
    { key: "maritalStatus", value: "married", baseVersion: 0 },
    { key: "spouseFirstName", value: first, baseVersion: 0 },
    { key: "spouseLastName", value: "Eze", baseVersion: 0 },
  ];
  for (const [{ actor, applicationId }, name] of [
    [mine, "Dora"],
    [again, "Dora"],
    [wife, "Chidi"],
  ] as const) {
    const saved = await saveAnswers(firm, actor, { applicationId, answers: spouse(name) });
    expect(saved.refusals).toEqual([]);
    // Who is of the family is kept with what was written, at the next save.
    const changes = [{ path: "studyPlanCareerPlan", value: `${text} So it was.` }];
    await saveLetterValues(firm, actor, { applicationId, letterKey: "studyPlan", changes });
  }
  expect([await told(mine), await told(wife)]).toEqual([[], []]);
});

it("the table holds no word and no name of a letter, and a case takes its rows along", async () => {
  const { applicationId } = await writes(await firm.person("student"), story);
  const rows = async () =>
    (
      await firm.db.$client.query<Record<string, unknown>>(
        "select * from boreal.letter_fingerprint where application_id = $1",
        [applicationId],
      )
    ).rows;
  expect(await rows()).toHaveLength(1);
  expect(JSON.stringify(await rows())).not.toMatch(/stool|flour|studyPlan|Okafor/i);
  await firm.db.$client.query(
    "begin; delete from boreal.letter_version; delete from boreal.form_value; delete from boreal.dependent; delete from boreal.answer; delete from boreal.case_summary; delete from boreal.application; commit",
  );
  expect(await rows()).toEqual([]);
});
