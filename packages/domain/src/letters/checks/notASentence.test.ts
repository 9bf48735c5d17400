import { expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { withLetters, writtenOf } from "../../../test/letterText.ts";
import { notASentence } from "./notASentence.ts";

const told = (studyPlan: Readonly<Record<string, string>>, language: "en" | "fr" = "en") =>
  notASentence(writtenOf("studyPlan", withLetters(aCase().build(), { studyPlan }), language));

it("asks for a sentence where only the beginning of Boreal makes one, once a section", () => {
  const [check, ...others] = told({
    studyPlanSkillGaps: "no training in dementia, cannot plan care",
    studyPlanWhyNow: "new wing in 2029",
  });
  expect(others).toEqual([]);
  expect(check).toMatchObject({ id: "notASentence", section: "myObjectives" });
  expect(check?.restsOn).toEqual(["letters.studyPlan.studyPlanSkillGaps", "letters.studyPlan.studyPlanWhyNow"]);
  expect(check?.because.en).toBe(
    "“My Objectives” holds notes that are no whole sentence: “no training in dementia, cannot plan care”. Write who does what, with a verb.",
  );
});

it("names the first words of long notes", () => {
  const [check] = told({ studyPlanWhyNow: "réseau à refaire ".repeat(20) }, "fr");
  expect(check?.because.fr).toContain("«\u00A0réseau à refaire réseau à refaire réseau à refaire réseau à …\u00A0»");
});

it("says nothing of sentences, of what goes on from the beginning, and of lists", () => {
  expect(
    told({
      studyPlanCareerPlan: "open a clinic in Lagos",
      studyPlanWhyNow: "because the wing opens in 2029",
      studyPlanSkillGaps: "I have no training in dementia.",
      studySpecificCompanies: "Lagos General, a clinic of my uncle",
    }),
  ).toEqual([]);
});
