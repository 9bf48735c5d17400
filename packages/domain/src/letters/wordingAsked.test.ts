import { describe, expect, it } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { withLetters, writtenOf } from "../../test/letterText.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import type { Language } from "../kernel/text.ts";
import { readerFor } from "../questionnaire/inUse.ts";
import { letterDetails } from "./letterDetails.ts";
import { contentOf } from "./contents.ts";
import { draftLetter } from "./draft.ts";
import type { LetterContent } from "./letterContent.ts";
import { letters } from "./letters.ts";
import { letterTree, treeText } from "./letterTree.ts";
import { suggestionPlace, wordingAsked } from "./wordingAsked.ts";

const key = "visitorVisaVisitorLetter:visitor";
const visitor = aCase()
  .on("2026-11-29")
  .type("VisitorVisa")
  .profile({ firstName: "Lakshmi", lastName: "Nair" })
  .answers({
    vvVisitorType: "myself",
    country: "IN",
    vvReasonForVisit: "visitFamily",
    vvVisitorArrivalDate: "2027-03-01",
    vvVisitorDepartureDate: "2027-05-20",
    vvObligations: ["family", "property"],
    employmentStatus: "retired",
  })
  .build();
const filled = {
  visitPlans: "see my daughter",
  homeTies: "the school in Kochi that I run",
  visitorAddress: "22 Lake Road",
};
const case_ = (entries: Record<string, unknown>) => withLetters(visitor, { [key]: entries });
const asked = (caseFile: CaseFile, language: Language = "en") =>
  wordingAsked(contentOf("visitorVisaVisitorLetter"), {
    caseFile,
    main: readerFor(caseFile),
    person: { role: "visitor" },
    language,
  });

describe("what is asked about a section", () => {
  it("is Boreal’s own draft of it and the facts in that, and nothing of the rest of the letter", () => {
    const question = asked(case_(filled));
    expect(question).toMatchObject({
      draft:
        "In Canada, I plan to see my daughter.\nI am retired. In India, I have dependent family and a home or land. I go home to the school in Kochi that I run.",
      facts: [
        { name: "place", value: "in India" },
        { name: "ties", value: "dependent family and a home or land" },
      ],
      hasGaps: false,
      limit: 3000,
    });
    const sent = JSON.stringify([question?.draft, question?.facts]);
    for (const rest of ["Nair", "2027", "Lake Road"]) expect(sent).not.toContain(rest);
  });

  it("is in the language of the letter", () => {
    expect(asked(case_(filled), "fr")?.draft).toContain("Je suis à la retraite.");
  });

  it("leaves out what somebody wrote in its place", () => {
    const own = { ...filled, aiDraftText: "Something else.", "text.assisted": "Something of my own." };
    expect(asked(case_(own))).toEqual(asked(case_(filled)));
  });

  it("is nothing yet while a fact is missing", () => {
    expect(asked(case_({}))?.hasGaps).toBe(true);
  });

  it("is asked of the six letters of a visit alone", () => {
    const ids = letters.map(({ id }) => id).filter((id) => suggestionPlace(contentOf(id)));
    expect(ids.length).toBe(6);
    expect(ids.every((id) => id.startsWith("visitorVisa"))).toBe(true);
  });
});

const accepted = "I come to see my daughter again. Then I go home to the school that I lead in Kochi.";

describe("words that somebody accepted", () => {
  const isFromModel = (entries: Record<string, unknown>) =>
    writtenOf("visitorVisaVisitorLetter", case_({ ...filled, ...entries })).sections.some(
      (section) => section.isFromModel,
    );

  it.each([
    ["stand as they were", { aiDraftText: accepted }, true],
    ["stand in a text that was changed since", { aiDraftText: `${accepted} My son waits too.` }, true],
    ["stand in the person’s own text", { "text.assisted": accepted }, true],
    ["were all written anew", { aiDraftText: "My daughter expects me, and so do my pupils." }, false],
    ["were taken out, and Boreal writes again", {}, false],
  ])("%s", (_, entries, expected) => {
    expect(isFromModel({ acceptedSuggestion: accepted, ...entries })).toBe(expected);
  });

  it("are nothing where none was accepted", () => {
    expect(isFromModel({ aiDraftText: accepted })).toBe(false);
  });

  it("show when facts changed since they were accepted, with what Boreal would write now", () => {
    const entries = { ...filled, aiDraftText: accepted, acceptedSuggestion: accepted };
    const based = (base: string | undefined) => ({
      ...case_(entries),
      letterBases: { [key]: { acceptedSuggestion: base } },
    });
    const now = asked(case_(filled))?.draft;
    const shown = (caseFile: CaseFile) =>
      writtenOf("visitorVisaVisitorLetter", caseFile).sections.map(({ changedSince }) => changedSince);
    expect(shown(based(now)).every((one) => one === undefined)).toBe(true);
    expect(shown(based("In Canada, I plan to see my son."))).toContain(now);
  });

  it("bring the notice of the Court into the first paragraph of a document for the Court, and of no other letter", () => {
    const caseFile = case_({ ...filled, aiDraftText: accepted, acceptedSuggestion: accepted });
    const main = readerFor(caseFile);
    const text = (frame: LetterContent["frame"], language: Language) => {
      const content = { ...contentOf("visitorVisaVisitorLetter"), frame };
      const draft = draftLetter(content, { caseFile, main, person: { role: "visitor" }, language });
      const tree = letterTree(draft, main, letterDetails(draft, caseFile, main, []));
      return [tree.blocks.find(({ kind }) => kind === "paragraph"), treeText(tree).join("\n")] as const;
    };
    expect(text("court", "en")[0]).toMatchObject({
      text: "Artificial intelligence (AI) was used to generate content in this document.",
    });
    expect(text("court", "fr")[0]).toMatchObject({
      text: "L’intelligence artificielle (IA) a servi à générer du contenu dans le présent document.",
    });
    expect(text("letter", "en")[1]).not.toContain("Artificial intelligence");
  });
});
