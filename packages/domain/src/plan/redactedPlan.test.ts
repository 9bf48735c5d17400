import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { anyCase } from "../../test/guards/anyCase.ts";
import { runsOf, shareOf } from "../../../../tests/running/sizes.ts";
import { answerShapes, isAnswerKey } from "../caseFile/answers/answerShapes.ts";
import type { AuthorityRequest } from "../caseFile/authority/authorityRequest.ts";
import type { AnswerKey } from "../caseFile/answers/answers.ts";
import { applicationTypes } from "../caseFile/application.ts";
import { stepsOf } from "../questionnaire/flow.ts";
import { answersOfSection, viewOfSection } from "../questionnaire/sections.ts";
import { vaultPages } from "../vault/pages.ts";
import { caseWithout, redactedPlan, restsOnWithheld, untoldQuestions, type Withheld } from "./redactedPlan.ts";
import { computePlan } from "./plan.ts";

/** Of each, what is kept from a reader is looked at. */
const someTypes = shareOf("types of which something is kept from a reader", applicationTypes, 4);

const sensitive = new Set<string>(
  Object.entries(answerShapes).flatMap(([key, { about }]) => (about === "nothingSensitive" ? [] : [key])),
);
const pages = new Set<string>(
  vaultPages.flatMap(({ slug, rights }) => (rights.about === "nothingSensitive" ? [] : [slug])),
);
const withheld: Withheld = { isAnswerWithheld: (key) => sensitive.has(key), isPageWithheld: (slug) => pages.has(slug) };

const healthy = {
  isHealthy: true,
  hasCriminalHistory: false,
  hasBeenIncarcerated: false,
  hasOrganizedCrimeHistory: false,
  hasMedicalExam: "notRequired",
  medicalTb: { hasTb: false },
} as const;
const not = {
  isHealthy: false,
  hasCriminalHistory: true,
  criminalHistoryStatus: ["convicted"],
  hasBeenIncarcerated: true,
  hasOrganizedCrimeHistory: true,
  hasMedicalExam: "yes",
  medicalTb: { hasTb: true },
} as const;

describe("what is sensitive", () => {
  test("holds every answer whose name says so: a net under what its author declared", () => {
    const words =
      /health|medic|crim|incarcerat|prison|police|jail|fund|bank|income|loan|salar|tuition|saving|finan|scholarship/i;
    expect(Object.keys(answerShapes).filter((key) => words.test(key) && !sensitive.has(key))).toEqual([]);
  });

  test("holds every page of the vault whose name says so", () => {
    const words = /medical|police|criminal|military|background|prison/;
    expect(vaultPages.map(({ slug }) => slug).filter((slug) => words.test(slug) && !pages.has(slug))).toEqual([]);
  });

  test.each(someTypes)(
    "is closed in the flow of %s: no other question is asked because of a sensitive answer",
    (type) => {
      const families = [
        aCase().type(type),
        aCase().type(type).spouse("OpenWorkPermit").child(15),
        aCase()
          .type(type)
          .answers({ maritalStatus: "married", insideCanadaCurrently: true, hasAccompanyingChild: true }),
      ];
      const asked = new Set(
        stepsOf(type)
          .flatMap((step) => [step.id])
          .filter((id) => isAnswerKey(id)),
      );
      for (const family of families) {
        const resting = computePlan(family.build()).assessment.steps.filter(
          ({ id, why }) => restsOnWithheld(why, withheld) && asked.has(id as AnswerKey),
        );
        expect(resting.map(({ id }) => id).filter((id) => !sensitive.has(id))).toEqual([]);
      }
    },
  );
});

test.each(someTypes)("an invited spouse in %s is told no sensitive answer but those about them", (type) => {
  const family = aCase()
    .type(type)
    .spouse("OpenWorkPermit")
    .answers({
      maritalStatus: "married",
      accompanyingSpouse: true,
      ...not,
      tuitionPayment: "notPaid",
      hasFinances: true,
    });
  const own = answersOfSection(type, "spouse");
  const told = Object.keys(viewOfSection(family.build(), "spouse").caseFile.answers);
  expect(told.filter((key) => sensitive.has(key) && !own.has(key as AnswerKey))).toEqual([]);
});

describe("a plan cut to what its reader may know", () => {
  const told = (the: CaseBuilder) => JSON.stringify(redactedPlan(the.build(), withheld));

  test.each(someTypes)("is the same, byte for byte, whatever the sensitive answers of %s are", (type) => {
    for (const family of [aCase().type(type), aCase().type(type).spouse("OpenWorkPermit").child(15)]) {
      const none = told(family);
      expect(told(family.answers(healthy))).toBe(none);
      expect(told(family.answers(not))).toBe(none);
    }
  });

  test("tells nothing that the whole plan does not say, and tells it as the whole plan does", () => {
    fc.assert(
      fc.property(anyCase, (caseFile) => {
        const whole = computePlan(caseFile);
        const known = redactedPlan(caseFile, withheld);
        for (const step of known.assessment.steps)
          expect(whole.assessment.steps).toContainEqual(expect.objectContaining({ id: step.id, state: step.state }));
        for (const slot of known.vault) {
          const same = whole.vault.find(
            (one) => one.page === slot.page && one.slot === slot.slot && one.childNumber === slot.childNumber,
          );
          if (slot.requirement !== "Withheld")
            expect([slot.page, slot.requirement, slot.why.decidedBy]).toEqual([
              slot.page,
              same?.requirement,
              same?.why.decidedBy,
            ]);
        }
        for (const deadline of known.deadlines)
          expect(whole.deadlines.map(({ id, date }) => [id, date])).toContainEqual([deadline.id, deadline.date]);
      }),
      { numRuns: runsOf("cases of which something is withheld", 60, 6) },
    );
  });

  test.each(["SpeFamily", "StandaloneFamily"] as const)(
    "cuts in %s what a sensitive answer would change that this flow leaves out: somebody who changed the type may have given it",
    (type) => {
      const told = (the: CaseBuilder) =>
        redactedPlan(the.build(), withheld).vault.find(({ slot }) => slot === "letterOfExplanation")?.requirement;
      expect([told(aCase().type(type)), told(aCase().type(type).answers(not))]).toEqual(["Withheld", "Withheld"]);
    },
  );

  test("is the same when only sensitive answers differ between two cases", () => {
    fc.assert(
      fc.property(anyCase, anyCase, (one, other) => {
        const only = Object.fromEntries(Object.entries(other.answers).filter(([key]) => sensitive.has(key)));
        const flipped = {
          ...one,
          answers: {
            ...Object.fromEntries(Object.entries(one.answers).filter(([key]) => !sensitive.has(key))),
            ...only,
          },
        };
        expect(JSON.stringify(redactedPlan(flipped, withheld))).toBe(JSON.stringify(redactedPlan(one, withheld)));
      }),
      { numRuns: runsOf("cases of which something is withheld", 60, 6) },
    );
  });

  test("would tell without the cut: the steps, levels and counts of the whole plan do differ", () => {
    const [fine, bad] = [aCase().answers(healthy).build(), aCase().answers(not).build()];
    const [one, other] = [computePlan(fine), computePlan(bad)];
    expect(one.assessment.progress).not.toEqual(other.assessment.progress);
    expect(one.vault.map(({ requirement }) => requirement)).not.toEqual(
      other.vault.map(({ requirement }) => requirement),
    );
  });

  test("leaves out what lies on pages about a sensitive subject, what was said of them, and the entries of forms", () => {
    const file = (documentId: string) => ({ documentId, fileId: documentId, slotId: documentId });
    const the = {
      ...aCase().form({ "x.y": 1 }).build(),
      documents: [file("police-certificate"), file("passport")] as never,
    };
    const left = caseWithout(the, withheld);
    expect(left.documents.map(({ documentId }) => documentId)).toEqual(["passport"]);
    expect(left.forms).toBeUndefined();
  });

  test("leaves out files that nobody has sorted: they may tell of anything", () => {
    const the = aCase().unsorted({ documentType: "MedicalExam" }).build();
    expect(
      caseWithout(the, { isAnswerWithheld: () => false, isPageWithheld: () => false }).unsortedDocuments,
    ).toBeUndefined();
  });

  describe("of a request", () => {
    const letterFileId = "letter";
    const point = (page: string, slotId: string, sentOn: string | null = null) => ({
      id: `${page} ${sentOn ?? "open"}`,
      page,
      slotId,
      sentOn,
    });
    const passport = (sentOn: string | null = null) => point("passport", "passportBioPage", sentOn);
    const police = (sentOn: string | null = null) => point("police-certificate", "policeCertificate", sentOn);
    const words = (sentOn: string | null = null) => ({ id: "words", words: "the report of your surgeon", sentOn });
    const asks = (...items: AuthorityRequest["items"]) =>
      aCase()
        .status("IrccProcessing")
        .document("additional-document-request", { fileId: letterFileId, slotId: "additionalDocumentRequest" })
        .request({ letterFileId, dueDate: "2026-12-10", items });
    const levelsOf = (the: CaseBuilder) => {
      const { vault } = redactedPlan(the.build(), withheld);
      const of = (slot: string) => vault.find((one) => one.slot === slot)?.requirement;
      return [of("additionalDocumentRequest"), of("additionalDocument")];
    };

    test.each([
      ["all that it asks for may be known, and is open", asks(passport()), ["NeedsAttention", "IfApplicable"]],
      [
        "all that it asks for may be known, and was sent",
        asks(passport("2026-11-01")),
        ["NotApplicable", "IfApplicable"],
      ],
      ["a part is open, another withheld", asks(passport(), police("2026-11-01")), ["NeedsAttention", "Withheld"]],
      [
        "a part was sent, another is withheld and open",
        asks(passport("2026-11-01"), police()),
        ["Withheld", "Withheld"],
      ],
      ["the same, and that was sent too", asks(passport("2026-11-01"), police("2026-11-02")), ["Withheld", "Withheld"]],
      ["it asks in words, which are open", asks(words()), ["Withheld", "Withheld"]],
      ["it asks in words, and was answered", asks(words("2026-11-01")), ["Withheld", "Withheld"]],
    ])("where %s: nobody is told that what is withheld is open, or answered", (_, the, levels) => {
      expect(levelsOf(the)).toEqual(levels);
    });

    test("the plan is the same, byte for byte, whatever the withheld part says and whether it was sent", () => {
      const sent = passport("2026-11-01");
      const one = told(asks(sent, words()));
      expect(told(asks(sent, { ...words("2026-11-05"), words: "a letter of your parole officer" }))).toBe(one);
      expect(told(asks(sent, { ...police(), id: "words" }))).toBe(one);
      expect(one).not.toContain("surgeon");
      expect(one).not.toContain("2026-12-10");
    });

    test("what a court asks for is for the team alone, wherever it is answered", () => {
      const the = asks(passport()).build();
      const [request] = the.authorityRequests ?? [];
      if (!request) throw new Error("no request");
      const ofCourt = { ...the, authorityRequests: [{ ...request, kind: "court" as const }] };
      expect(caseWithout(ofCourt, withheld).authorityRequests).toMatchObject([{ items: [], isCut: true }]);
    });
  });

  test("counts only the steps that are told", () => {
    const the = aCase().build();
    const { assessment } = redactedPlan(the, withheld);
    expect(assessment.progress.total).toBeLessThan(computePlan(the).assessment.progress.total);
    expect(assessment.steps.map(({ id }) => id)).toEqual(
      expect.not.arrayContaining(["medicalHistoryGroup", "criminalHistoryGroup", "isHealthy"]),
    );
    expect(assessment.next).not.toBeNull();
  });
});

test("a reader is told of a question or it is named as untold, and no question about health or crime is told", () => {
  for (const type of applicationTypes) {
    const caseFile = aCase()
      .type(type)
      .answers({ ...not, hasFinances: true })
      .build();
    const plan = redactedPlan(caseFile, withheld);
    const untold = new Set(untoldQuestions(caseFile, plan));
    const told = new Set(plan.assessment.steps.map(({ id }) => id));
    const asked = stepsOf(type).flatMap((step) =>
      step.type === "group" ? step.members.map(({ id }) => id) : [step.id],
    );
    for (const id of asked) {
      expect([type, id, told.has(id)]).toEqual([type, id, !untold.has(id)]);
      if (sensitive.has(id.split(".")[0] ?? id)) expect([type, id, untold.has(id)]).toEqual([type, id, true]);
    }
    expect(untoldQuestions(caseFile, computePlan(caseFile))).toEqual([]);
  }
});
