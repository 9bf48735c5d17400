import { describe, expect, it } from "vitest";
import { nearestName } from "./nearestName.ts";
import { paragraphsOf, templateFaults } from "./template.ts";

const names = ["applicant.fullName", "applicant.birthday", "studies.school", "letter.lawyerText"];
const faults = (words: string) =>
  templateFaults(words, names).map(({ line, column, refusal }) => [refusal.code, line, column]);

describe("what is wrong in a template", () => {
  it.each<readonly [string, string, readonly (readonly [string, number, number])[]]>([
    ["nothing", "We act for {applicant.fullName}.\n\nBorn on { applicant.birthday }.", []],
    ["a fact that does not exist", "We act.\nFor {applicant.fulName} we write.", [["templateFactUnknown", 2, 5]]],
    [
      "two of them, from top to end",
      "{fullName}\r\nand {school}",
      [
        ["templateFactUnknown", 1, 1],
        ["templateFactUnknown", 2, 5],
      ],
    ],
    ["a brace that is never closed", "We act for {applicant.fullName.", [["templateBraceOpen", 1, 12]]],
    ["a brace that nothing opens", "We act for applicant.fullName}.", [["templateBraceClosed", 1, 30]]],
    ["braces that name nothing", "We act for { }.", [["templateFactMissing", 1, 12]]],
  ])("is told with its line and column: %s", (_, words, expected) => {
    expect(faults(words)).toEqual(expected);
  });

  it("names the nearest fact that exists, in both languages", () => {
    const [fault] = templateFaults("For {applicant.fulName}.", names);
    expect(fault?.refusal.text).toEqual({
      en: "Line 1, column 5: no fact is called “applicant.fulName”. The nearest one is “applicant.fullName”.",
      fr: "Ligne 1, colonne 5\u00A0: aucun renseignement ne s’appelle «\u00A0applicant.fulName\u00A0». Le plus proche est «\u00A0applicant.fullName\u00A0».",
    });
  });

  it.each([
    ["applicant.fulName", "applicant.fullName"],
    ["fullname", "applicant.fullName"],
    ["Birthday", "applicant.birthday"],
    ["study.school", "studies.school"],
    ["lawyerText", "letter.lawyerText"],
  ])("takes %s for %s", (typed, meant) => {
    expect(nearestName(typed, names)).toBe(meant);
  });
});

describe("a template in paragraphs and sentences", () => {
  it.each<readonly [string, string, readonly (readonly string[])[]]>([
    ["each line is a paragraph, empty lines are none", "One here.\n\n  Two here.  ", [["One here."], ["Two here."]]],
    [
      "sentences end where one begins",
      "First one. Second {a}! {b} is third.",
      [["First one.", "Second {a}!", "{b} is third."]],
    ],
    [
      "abbreviations end none",
      "Mr. {a} of Boreal Inc. Ottawa, and M. {b} act.",
      [["Mr. {a} of Boreal Inc. Ottawa, and M. {b} act."]],
    ],
    ["names are written without spaces around them", "{ a } is.", [["{a} is."]]],
    ["what no letter can hold is taken out", "Here\u0007 it is\u202E.", [["Here it is."]]],
  ])("%s", (_, words, expected) => {
    expect(paragraphsOf(words).map((sentences) => sentences.map(({ says }) => says))).toEqual(expected);
  });
});
