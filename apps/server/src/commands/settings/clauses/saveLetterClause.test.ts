import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clauseLetters, clausePreview } from "../../../graphql/letters/clauseView.ts";
import { readTaggedPdf, allElements } from "../../../output/testTaggedPdf.ts";
import type { Actor } from "../../../policies/actor.ts";
import { listLetterClauses } from "../../../store/letters/letterClauses.ts";
import { findLetter } from "../../letters/findLetter.ts";
import { openLetter } from "../../letters/openLetter.ts";
import { openTestFirm, testToday, type TestFirm } from "../../testFirm.ts";
import { saveLetterClause, type ClauseToSave } from "./saveLetterClause.ts";

let firm: TestFirm;
let admin: Actor;
beforeAll(async () => {
  firm = await openTestFirm();
  admin = await firm.person("admin", { firstName: "Anouk", lastName: "Roy" });
});
afterAll(async () => {
  await firm.close();
});

const letter = "studyPermitLegalSubmission";
const clause: ClauseToSave = {
  letter,
  language: "en",
  applicationType: "any",
  place: "before.facts",
  words: "We act for {applicant.fullName} under our retainer of Lichen & Roy.",
  from: testToday,
  reason: "New letterhead",
  baseVersion: 0,
};
const save = async (given: Partial<ClauseToSave>, asker: Actor | null = admin) =>
  await saveLetterClause(firm, asker, { ...clause, ...given });
const codes = ({ refusals }: Awaited<ReturnType<typeof save>>) =>
  refusals.map(({ code, path }) => (path === undefined ? code : `${code} ${path}`));

describe("what the firm says in a letter", () => {
  it("goes from the administrator to the lawyer’s letter of a case, its sources and its PDF", async () => {
    const student = await firm.person("student", { firstName: "Inès", lastName: "Okafor" });
    const applicationId = await firm.application(student);
    const lawyer = await firm.person("lawyer");
    await firm.assign(applicationId, lawyer);
    const asked = { applicationId, letterKey: letter, language: "en" } as const;
    const words = async () => {
      const found = await findLetter(firm, lawyer, asked);
      if ("refusals" in found) throw new Error(found.refusals[0]?.code);
      return found.written.draft.sections.find(({ section }) => section.id === "facts")?.sentences[0];
    };
    const before = await words();
    expect(await save({})).toEqual({ done: true, refusals: [] });
    const said = "We act for Inès Okafor under our retainer of Lichen & Roy.";
    expect(await words()).toMatchObject({
      text: said,
      restsOn: expect.arrayContaining(["clauses.1.before.facts", "profile"]) as unknown,
    });
    const opened = await openLetter(firm, lawyer, { ...asked, kind: "pdf" });
    if ("refusals" in opened) throw new Error(opened.refusals[0]?.code);
    const pdf = await readTaggedPdf(opened.bytes);
    const printed = allElements(pdf.elements).map(({ text }) => text.replaceAll(/\s+/g, " "));
    expect(printed.some((text) => text.includes(said))).toBe(true);
    // Taken back, the letter says what it said before, and both versions are kept.
    expect(await save({ words: " \n", reason: "Not needed", baseVersion: 1 })).toEqual({ done: true, refusals: [] });
    expect(await words()).toEqual(before);
    const [shown] = await clauseLetters(firm, letter);
    expect(
      shown?.versions.map((one) => [one.version, one.words === "", one.isInEffect, one.savedByName, one.reason]),
    ).toEqual([
      [1, false, false, "Anouk Roy", "New letterhead"],
      [2, true, false, "Anouk Roy", "Not needed"],
    ]);
    const { rows } = await firm.db.$client.query(
      `select actor_id, subject from boreal.audit_event where kind = 'letterClauseSaved' order by position desc limit 1`,
    );
    const { place, language, applicationType } = clause;
    expect(rows).toEqual([
      {
        actor_id: admin.userId,
        subject: { letter, place, language, applicationType, version: 2, from: testToday, isTakenBack: true },
      },
    ]);
  });

  it.each<readonly [string, Partial<ClauseToSave>, readonly string[]]>([
    ["a fact that does not exist", { words: "Good.\nFor {applicant.fulName}." }, ["templateFactUnknown words.2.5"]],
    ["a brace that is never closed", { words: "For {applicant.fullName." }, ["templateBraceOpen words.1.5"]],
    ["a text without end", { words: "x".repeat(20_001) }, ["clauseTooLong words"]],
    ["no text where there is none", { words: "" }, ["clauseNothingThere words"]],
    ["a letter that does not exist", { letter: "loveLetter" }, ["clausePlaceUnknown"]],
    ["a section that does not exist", { place: "before.poem" }, ["clausePlaceUnknown"]],
    ["what is sworn", { letter: "writOfMandamusAffidavit", place: "instead.jurat" }, ["clausePlaceUnknown"]],
    ["a type that has no such letter", { applicationType: "VisitorVisa" }, ["clausePlaceUnknown"]],
    ["a language that the program does not speak", { language: "de" }, ["clausePlaceUnknown"]],
    ["a day that was", { from: "2026-11-18" }, ["clauseDay from"]],
    [
      "a day that is none, without a reason",
      { from: "soon", reason: " " },
      ["clauseDay from", "clauseReasonNeeded reason"],
    ],
  ])("is refused with its place, and nothing is kept: %s", async (_, given, expected) => {
    const before = await listLetterClauses(firm.db);
    expect(codes(await save({ place: "after.facts", ...given }))).toEqual(expected);
    expect(await listLetterClauses(firm.db)).toEqual(before);
  });

  it("is not written over what somebody else saved meanwhile", async () => {
    const place = "instead.facts";
    const both = await Promise.all([save({ place }), save({ place })]);
    expect(both.flatMap(codes)).toEqual(["clauseChangedSince"]);
    expect(codes(await save({ place }))).toEqual(["clauseChangedSince"]);
    expect(await save({ place, baseVersion: 1 })).toMatchObject({ done: true });
  });

  it("is nobody else’s to set", async () => {
    for (const role of ["student", "lawyer", "paralegal", "support", "schoolStaff", "agent"] as const)
      expect(codes(await save({}, await firm.person(role)))).toEqual(["notAllowed"]);
    expect(codes(await save({}, null))).toEqual(["notSignedIn"]);
  });
});

describe("a preview", () => {
  it("shows the letter of a made-up case with words that nobody saved, and keeps nothing", async () => {
    const before = await listLetterClauses(firm.db);
    const words = "Nous écrivons au sujet de la demande {applicant.ofFullName}. {letter.lawyerName} signe.";
    const { refusals, sections, isCovered } = await clausePreview(firm, {
      ...clause,
      language: "fr",
      place: "whole",
      words,
    });
    expect([refusals, isCovered]).toEqual([[], false]);
    expect(sections.flatMap(({ sentences }) => sentences)).toEqual([
      {
        text: "Nous écrivons au sujet de la demande d’Inès Okafor.",
        isOfFirm: true,
        isGap: false,
        startsParagraph: true,
      },
      { text: "[Nom de la personne qui signe pour le cabinet]", isOfFirm: true, isGap: true, startsParagraph: false },
    ]);
    expect(await listLetterClauses(firm.db)).toEqual(before);
  });

  it("tells what is wrong with its line, and that a whole template stands in its place", async () => {
    expect((await clausePreview(firm, { ...clause, words: "{nobody}" })).refusals).toMatchObject([
      { path: "words.1.1" },
    ]);
    await save({ place: "whole", words: "All of it.", applicationType: "Student" });
    expect(await clausePreview(firm, { ...clause, applicationType: "Student" })).toMatchObject({
      refusals: [],
      isCovered: true,
    });
  });
});
