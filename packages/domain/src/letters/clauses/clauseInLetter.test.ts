import { describe, expect, it } from "vitest";
import { CaseReader } from "../../caseFile/reader.ts";
import type { CaseFile } from "../../caseFile/caseFile.ts";
import { letterIds, type LetterId, type LetterValues } from "../../caseFile/letterValues.ts";
import { FormReader } from "../../forms/formReader.ts";
import type { Language } from "../../kernel/text.ts";
import { letterDetails } from "../letterDetails.ts";
import { contentOf } from "../contents.ts";
import { draftLetter, isGap, sectionText, type LetterDraft } from "../draft.ts";
import { asForm } from "../letterContent.ts";
import { letterTree } from "../letterTree.ts";
import { letters } from "../letters.ts";
import { differs } from "../prose/fact.ts";
import { placeIn, takesClauses, versionInRef, type ClausePlace, type ClauseVersion } from "./clause.ts";
import { factsOfCase } from "./factsOfCase.ts";
import { factsFor } from "./factsOfLetter.ts";
import { madeUpCase } from "./madeUpCase.ts";

const today = "2026-11-20";
const made = madeUpCase("Student", today);

type Clause = { readonly place: ClausePlace; readonly words: string; readonly letter: LetterId };
function drafted(
  clauses: readonly Clause[],
  { language = "en", caseFile = made }: { language?: Language; caseFile?: CaseFile } = {},
): LetterDraft {
  const letter = clauses[0]?.letter ?? "studyPermitLegalSubmission";
  const versions = clauses.map((one): ClauseVersion => ({
    ...one,
    language,
    applicationType: "any",
    version: 3,
    validFrom: "2026-01-01",
  }));
  return draftLetter(contentOf(letter), {
    caseFile,
    main: new CaseReader(caseFile),
    person: { role: contentOf(letter).person === "main" ? "main" : "spouse" } as const,
    language,
    clauses: versions,
  });
}
const section = (draft: LetterDraft, id: string) => draft.sections.find((one) => one.section.id === id);
const submission = "studyPermitLegalSubmission";

describe("the facts that a template may name", () => {
  it("are all known in the made-up case, and each has one name and a label in both languages", () => {
    const the = FormReader.of(asForm(contentOf("studyPlan")), made, new CaseReader(made), { role: "main" });
    expect(
      factsOfCase.filter(({ fact }) => [undefined, differs].includes(fact(the) as undefined)).map(({ name }) => name),
    ).toEqual([]);
    for (const id of letterIds) {
      const facts = factsFor(contentOf(id));
      expect(new Set(facts.map(({ name }) => name)).size).toBe(facts.length);
      expect(facts.filter(({ name }) => !/^[A-Za-z][\w.]*$/.test(name))).toEqual([]);
    }
    expect(factsOfCase.filter(({ label }) => label.en === "" || label.fr === "" || label.en === label.fr)).toEqual([]);
  });
});

describe("a clause", () => {
  it("stands before, after and in place of a section, each sentence with its sources", () => {
    const plain = drafted([]);
    const own = sectionText(section(plain, "facts") ?? expect.fail("no section"));
    const draft = drafted([
      { letter: submission, place: "before.facts", words: "We act for {applicant.fullName}. This is our retainer." },
      { letter: submission, place: "after.facts", words: "The above is on file." },
      { letter: submission, place: "instead.argument", words: "Nothing more." },
    ]);
    const facts = section(draft, "facts") ?? expect.fail("no section");
    expect(sectionText(facts)).toBe(`We act for Inès Okafor. This is our retainer.\n${own}\nThe above is on file.`);
    expect(facts.sentences.slice(0, 2)).toEqual([
      {
        text: "We act for Inès Okafor.",
        restsOn: ["clauses.3.before.facts", "profile.firstName", "profile.lastName", "answers.birthday", "profile"],
        origin: "composed",
        startsParagraph: true,
      },
      { text: "This is our retainer.", restsOn: ["clauses.3.before.facts"], origin: "composed" },
    ]);
    expect(versionInRef("clauses.3.before.facts")).toBe(3);
    expect(versionInRef("answers.country")).toBeUndefined();
    expect(sectionText(section(draft, "argument") ?? expect.fail("no section"))).toBe("Nothing more.");
  });

  it("is written in the language of the letter, with the articles of that language", () => {
    const words = "La présente appuie la demande {applicant.ofFullName}, qui vit {applicant.livesIn}.";
    const draft = drafted([{ letter: submission, place: "before.facts", words }], { language: "fr" });
    expect(section(draft, "facts")?.sentences[0]?.text).toBe(
      "La présente appuie la demande d’Inès Okafor, qui vit au Nigéria.",
    );
  });

  it("has a marked gap for each fact that is missing, and asks for it", () => {
    const { uciNumber: _uci, spApplicationNumber: _number, ...answers } = made.answers;
    const caseFile: CaseFile = { ...made, answers };
    const words = "Our numbers are {application.number} and {applicant.clientNumber}. They are right.";
    const draft = drafted([{ letter: submission, place: "instead.facts", words }], { caseFile });
    expect(section(draft, "facts")?.sentences).toEqual([
      {
        text: "[application number of the authority]",
        gap: "answers.spApplicationNumber",
        startsParagraph: true,
        clause: "clauses.3.instead.facts",
      },
      { text: "[unique client identifier]", gap: "answers.uciNumber", clause: "clauses.3.instead.facts" },
      { text: "They are right.", restsOn: ["clauses.3.instead.facts"], origin: "composed" },
    ]);
    expect(draft.gaps).toContain("answers.uciNumber");
  });

  it("takes what somebody wrote in the letter, paragraph by paragraph, as their words", () => {
    const letters: LetterValues = { [submission]: { lawyerText: "First.\n\nSecond." } };
    const words = "Our view:\n{letter.lawyerText}";
    const draft = drafted([{ letter: submission, place: "whole", words }], { caseFile: { ...made, letters } });
    const parts = draft.sections[0]?.sentences ?? [];
    expect(parts.map(({ text }) => text)).toEqual(["Our view:", "First.", "Second."]);
    expect(parts.slice(1).every((part) => !isGap(part) && part.origin === "typed")).toBe(true);
  });

  it("says that a fact is gone which a later version of Boreal does not have", () => {
    const draft = drafted([{ letter: submission, place: "instead.facts", words: "About {applicant.shoeSize}." }]);
    expect(section(draft, "facts")?.sentences).toEqual([
      {
        text: "[No fact is called applicant.shoeSize any more: the clause has to be changed]",
        gap: "clauses.3.instead.facts",
        startsParagraph: true,
        clause: "clauses.3.instead.facts",
      },
    ]);
  });

  it("stands nowhere in what is signed, sworn or served, nor in what the Court words", () => {
    const affidavit = contentOf("writOfMandamusAffidavit");
    expect(affidavit.sections.filter(takesClauses).map(({ id }) => id)).toEqual([
      "application",
      "delay",
      "hardship",
      "exhibits",
    ]);
    expect(placeIn(affidavit, "instead.jurat")).toBeUndefined();
    expect(placeIn(affidavit, "instead.place")).toBeUndefined();
    expect(placeIn(affidavit, "under.delay")).toBeUndefined();
    expect(placeIn(affidavit, "instead.nothing")).toBeUndefined();
    expect(placeIn(affidavit, "after.delay")).toBe("after.delay");
    expect(placeIn(affidavit, "whole")).toBe("whole");
  });
});

describe("a whole template", () => {
  it("stands in place of all sections, with what the letter asks for as far as it names it", () => {
    const draft = drafted([
      { letter: submission, place: "whole", words: "One for {applicant.fullName}.\nTwo. {letter.lawyerName} signs." },
    ]);
    expect(draft.sections.map((one) => [one.section.id, sectionText(one)])).toEqual([
      ["facts", "One for Inès Okafor.\nTwo. [Name of who signs for the firm]"],
      ["argument", ""],
    ]);
    expect(draft.sections[0]?.section.hasNoHeading).toBe(true);
    expect(draft.signature.length).toBeGreaterThan(0);
  });

  it("of an affidavit keeps heading, beginning and jurat, and numbers its paragraphs", () => {
    const caseFile = madeUpCase("JudicialReview", today);
    const draft = drafted(
      [{ letter: "writOfMandamusAffidavit", place: "whole", words: "I applied. I waited.\nI wrote." }],
      { caseFile },
    );
    const main = new CaseReader(caseFile);
    const { blocks } = letterTree(draft, main, letterDetails(draft, caseFile, main, []));
    expect(blocks.flatMap((block) => (block.kind === "numbered" ? [`${block.number} ${block.text}`] : []))).toEqual([
      "1 I applied. I waited.",
      "2 I wrote.",
    ]);
    expect(blocks.some(({ kind }) => kind === "jurat")).toBe(true);
    expect(blocks[0]).toMatchObject({ kind: "court" });
    expect(draft.sections.map((one) => one.section.id)).toContain("place");
  });

  it.each(letters.map(({ id, appliesTo }) => [id, appliesTo[0] ?? "Student"] as const))(
    "can be written for %s, in both languages",
    (letter, type) => {
      const caseFile = madeUpCase(type, today);
      for (const language of ["en", "fr"] as const) {
        const draft = drafted([{ letter, place: "whole", words: "About {applicant.fullName}." }], {
          language,
          caseFile,
        });
        expect(draft.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text))).toContain(
          "About Inès Okafor.",
        );
      }
    },
  );
});

describe("a list that a letter asks for", () => {
  const host = "visitorVisaHostLetter";
  const family = asForm(contentOf(host))
    .sections.flatMap(({ parts }) => parts)
    .find((part) => "list" in part && part.list === "household");

  it("is named in a template: all of it, or one field of each row", () => {
    expect(factsFor(contentOf(host)).map(({ name }) => name)).toContain("letter.household");
    expect(family).toBeDefined();
    const rows = [
      { name: "Ana Ruiz", birthDate: "1990-05-03", counts: "partner" },
      { name: "Luis Ruiz", birthDate: "2019-06-01", counts: "child" },
    ];
    const visit = madeUpCase("VisitorVisa", today);
    const answers = { ...visit.answers, vvIsSuperVisa: true, vvHostInCanada: "family" } as const;
    const caseFile = { ...visit, answers, letters: { "visitorVisaHostLetter:host": { household: rows } } };
    const said = (words: string, language: Language = "en") => {
      const draft = draftLetter(contentOf(host), {
        caseFile,
        main: new CaseReader(caseFile),
        person: { role: "host" },
        language,
        clauses: [
          {
            letter: host,
            place: "whole",
            words,
            language,
            applicationType: "any",
            version: 1,
            validFrom: "2026-01-01",
          },
        ],
      });
      return sectionText(draft.sections[0] ?? expect.fail("no section"));
    };
    expect(said("With me live {letter.household.name}.")).toBe("With me live Ana Ruiz and Luis Ruiz.");
    expect(said("Avec moi vivent {letter.household.name}.", "fr")).toBe("Avec moi vivent Ana Ruiz et Luis Ruiz.");
    expect(said("My household: {letter.household}.")).toContain("Ana Ruiz");
  });

  it("a gap in a sentence of the firm says that it is the firm’s; one of Boreal’s own does not", () => {
    const draft = drafted([
      { letter: "spousalSupportLetter", place: "before.howWeMet", words: "Court file {application.noSuchThing}." },
    ]);
    const gaps = draft.sections.flatMap(({ section: { id }, sentences }) =>
      sentences.filter(isGap).map(({ clause }) => [id, clause] as const),
    );
    expect(gaps.filter(([, clause]) => clause !== undefined)).toEqual([["howWeMet", "clauses.3.before.howWeMet"]]);
    expect(gaps.length).toBeGreaterThan(1);
  });
});
