import { describe, expect, it } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { isWhole, shareOf } from "../../../../tests/running/sizes.ts";
import { manyCases } from "../../test/guards/anyCase.ts";
import { applicationTypes } from "../caseFile/application.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import { stepsOf } from "./flow.ts";
import { guestSections, type GuestSection } from "./guestSections.ts";
import { readerFor } from "./inUse.ts";
import { isPartOf } from "./ownWords.ts";
import { preparesThemselves } from "./preparer.ts";
import type { Step } from "./step.ts";
import { answersOfSection, viewOfSection } from "./sections.ts";
import { isOnTheWay, stepStates } from "./stepState.ts";

const married = aCase().answers({
  country: "NG",
  birthday: "1991-03-14",
  maritalStatus: "married",
  accompanyingSpouse: true,
  hasBiometrics: true,
  biometricsIdentificationNumber: "123456789",
});

/** Answers to every question of the flow whose values are few, drawn in turn: what no rule reads must not reach the invited person either. */
function answered(whole: CaseFile, turn: number): CaseFile {
  const steps = stepsOf(whole.application.type).flatMap((step): readonly Step[] =>
    step.type === "group" ? step.members : [step],
  );
  const drawn = steps.flatMap((step, at): [string, unknown][] => {
    if (step.type !== "question" || step.id.includes(".")) return [];
    const pick = <T>(values: readonly T[]) => values[(turn * 7 + at * 3 + (turn >> 3)) % values.length];
    if (step.kind === "yesNo") return [[step.id, pick([true, true, false])]];
    if (step.kind === "choice") return step.choices ? [[step.id, pick(step.choices)?.value]] : [];
    if (step.kind === "country") return [[step.id, pick(["NG", "CA", "US"])]];
    if (step.kind === "date") return [[step.id, pick(["1991-03-14", "2012-02-29", "2031-05-04"])]];
    return [];
  });
  return { ...whole, answers: { ...Object.fromEntries(drawn), ...whole.answers } };
}
/** Every visitor with every host, a few times. */
const visits = (["myself", "child", "parent", "other"] as const).flatMap((vvVisitorType) =>
  (["family", "friend", "hotel"] as const).flatMap((vvHostInCanada) =>
    Array.from({ length: 12 }, (_, turn) =>
      answered(aCase().type("VisitorVisa").answers({ vvVisitorType, vvHostInCanada }).build(), turn),
    ),
  ),
);
const cases = shareOf(
  "cases whose questions for an invited person are compared",
  [...manyCases(300), ...manyCases(500).map(answered), ...visits],
  8,
);

/** A new name here is one more fact of the applicant that the person learns: look at ADR 0058 before adding it. */
const toldTo: Record<GuestSection, readonly string[]> = {
  spouse: [
    "accompanyingSpouse",
    "formCanadianLevelOfStudy",
    "graduationDate",
    // What they are themselves: their own questions on points rest on it.
    "hasCanadianSpouse",
    "lengthOfStudies",
    "maritalStatus",
    "programName",
    "schoolAcceptanceStatus",
    "startOfCanadianStudyProgram",
  ],
  // Whether a person hosts, and whether it is a super visa; both are only asked by what the visitor is to whom.
  host: ["vvHostInCanada", "vvIsHosting", "vvIsSuperVisa", "vvVisitorType"],
  // Who the visa is for. The others are about the visitor too, kept from another kind of application that this one started from.
  // No question is about them: they are invited to write a letter.
  financialSupporter: [],
  secondFinancialSupporter: [],
  visitor: ["insideCanadaOther", "insideCanadaPreviousStatusType", "jobStatus", "vvVisitorType"],
};

describe("the questions about the spouse", () => {
  it("set answers about the spouse only, in every flow", () => {
    const others = applicationTypes.flatMap((type) =>
      [...answersOfSection(type, "spouse")].filter((key) => !key.startsWith("spouse")),
    );
    expect(others).toEqual([]);
    const mixed = applicationTypes.flatMap((type) =>
      stepsOf(type).flatMap((page) =>
        page.type === "group"
          ? page.members.filter(({ person }) => (person === "spouse") !== (page.person === "spouse"))
          : [],
      ),
    );
    expect(mixed.map(({ id }) => id)).toEqual([]);
    expect(answersOfSection("Student", "spouse")).toContain("spouseBiometricsExpiryDate");
  });

  it("show the invited person what decides about them, and nothing else of the applicant", () => {
    const { caseFile, stepIds, isAsked } = viewOfSection(
      married
        .answers({ spouseBiometrics: true, medicalTb: { hasTb: true }, pastCanadianRefusal: true })
        .spouse("OpenWorkPermit")
        .child(7)
        .document("passport", { parsedValues: { passportNumber: "E12345678" } })
        .build(),
      "spouse",
    );
    expect(caseFile.answers).toMatchObject({
      maritalStatus: "married",
      accompanyingSpouse: true,
      spouseBiometrics: true,
    });
    for (const key of [
      "birthday",
      "hasBiometrics",
      "biometricsIdentificationNumber",
      "medicalTb",
      "wasRefusedByCanada",
    ])
      expect(caseFile.answers).not.toHaveProperty(key);
    expect([caseFile.documents, caseFile.profile]).toEqual([[], {}]);
    expect(caseFile.dependents.filter(({ type }) => type === "Child")).toEqual([]);
    expect(caseFile.application).toMatchObject({ type: "Student", status: "Preparation" });
    expect(stepIds).toContain("spouseBiometricsGroup");
    expect(isAsked).toBe(true);
  });

  it("are none for somebody who comes alone", () => {
    expect(viewOfSection(aCase().answers({ maritalStatus: "single" }).build(), "spouse").isAsked).toBe(false);
    expect(viewOfSection(married.answers({ accompanyingSpouse: false }).build(), "spouse").stepIds).toContain(
      "spouseBiometricsGroup",
    );
  });

  it("leave out a page that a document hides, because the invited person is not told of documents", () => {
    const letter = married
      .document("biometrics-validity-letter-spouse", { parsedValues: { biometricsExpiryDate: "2035-01-01" } })
      .build();
    expect(
      isOnTheWay(
        stepStates(
          stepsOf("Student").find(({ id }) => id === "spouseBiometricsGroup") ?? expect.fail("no such page"),
          readerFor(letter),
        )[0],
      ),
    ).toBe(false);
    expect(viewOfSection(letter, "spouse").stepIds).not.toContain("spouseBiometricsGroup");
  });
});

/** A visitor who prepares for herself and stays with a friend or family in Canada. */
const visitor = aCase().type("VisitorVisa").answers({
  vvVisitorType: "myself",
  vvHostInCanada: "family",
  vvIsSuperVisa: true,
  vvReasonForVisit: "visitFamily",
  vvNumberOfFamilyMembers: 2,
  birthday: "1960-05-04",
  userInputAvailableFunds: 6000,
});

describe("the questions about the host of a visitor", () => {
  it("set the three answers on the income, and are of a visitor visa only", () => {
    const typesWithHost = applicationTypes.filter((type) => answersOfSection(type, "host").size > 0);
    expect(typesWithHost).toEqual(["VisitorVisa"]);
    expect([...answersOfSection("VisitorVisa", "host")].toSorted()).toEqual([
      "vvHasFamilyFundsRequired",
      "vvIsSpouseSponsoring",
      "vvNumberOfFamilyMembers",
    ]);
  });

  it("show the host the own answers and what decides about them, and nothing else of the visitor", () => {
    const { caseFile, stepIds, isAsked } = viewOfSection(
      visitor
        .answers({ vvObligations: ["property"] })
        .document("passport")
        .build(),
      "host",
    );
    expect(stepIds).toEqual(["hostIncomeCheck"]);
    expect(isAsked).toBe(true);
    expect(caseFile.answers).toMatchObject({
      vvHostInCanada: "family",
      vvIsSuperVisa: true,
      vvNumberOfFamilyMembers: 2,
    });
    for (const key of ["birthday", "userInputAvailableFunds", "vvObligations", "vvReasonForVisit"])
      expect(caseFile.answers).not.toHaveProperty(key);
    expect([caseFile.documents, caseFile.profile, caseFile.dependents, caseFile.user]).toEqual([[], {}, [], {}]);
  });

  it("are none where the visitor stays in a hotel", () => {
    expect(viewOfSection(visitor.answers({ vvHostInCanada: "hotel" }).build(), "host").isAsked).toBe(false);
  });

  it("are for nobody else where whoever prepares the visit is the host: an older link then shows nothing", () => {
    const daughter = visitor.answers({ vvVisitorType: "parent", vvIsHosting: true }).build();
    const { caseFile, stepIds, isAsked } = viewOfSection(daughter, "host");
    expect([caseFile.answers, stepIds, isAsked]).toEqual([{}, [], false]);
    const left = visitor.answers({ vvIsHosting: true }).build();
    expect(viewOfSection(left, "host").isAsked, "an answer that is set aside does not count").toBe(true);
  });
});

describe("the questions about a visitor", () => {
  const mother = aCase().type("VisitorVisa").answers({
    vvVisitorType: "parent",
    vvIsHosting: true,
    vvIsSuperVisa: true,
    vvSponsor: "hostFamily",
    vvNumberOfFamilyMembers: 3,
    gender: "female",
  });

  it("are hers to answer where somebody else prepares: who she is, and nothing of the visit or of the host", () => {
    const { caseFile, own, stepIds, isAsked } = viewOfSection(mother.build(), "visitor");
    expect(isAsked).toBe(true);
    for (const id of ["country", "birthday", "employmentStatus"]) expect(stepIds).toContain(id);
    for (const id of ["vvVisitorType", "vvSponsor", "hostIncomeCheck", "vvReasonForVisit"])
      expect(stepIds).not.toContain(id);
    for (const key of ["vvSponsor", "vvNumberOfFamilyMembers", "vvIsHosting"]) {
      expect(caseFile.answers).not.toHaveProperty(key);
      expect(own).not.toContain(key);
    }
    expect([caseFile.documents, caseFile.profile]).toEqual([[], {}]);
  });

  it("are for nobody else where the visitor prepares, the visitor is a minor, or nothing is said yet", () => {
    const asked = (answers: Parameters<typeof mother.answers>[0]) =>
      viewOfSection(aCase().type("VisitorVisa").answers(answers).build(), "visitor").isAsked;
    expect([
      asked({}),
      asked({ vvVisitorType: "myself" }),
      asked({ vvVisitorType: "child", vvIsChildUnderAge: true }),
      asked({ vvVisitorType: "child", vvIsChildUnderAge: false }),
      asked({ vvVisitorType: "other" }),
    ]).toEqual([false, false, false, true, true]);
    expect(applicationTypes.filter((type) => answersOfSection(type, "visitor").size > 0)).toEqual(["VisitorVisa"]);
  });
});

/** How many pages of each section are at least compared. */
const enough: Record<GuestSection, number> = {
  spouse: 25,
  host: 25,
  visitor: 500,
  financialSupporter: 0,
  secondFinancialSupporter: 0,
};

describe.each(guestSections)("the questions about the %s", (section) => {
  it("are shown to the invited person exactly when the whole case asks them", () => {
    let pages = 0;
    for (const whole of cases) {
      const all = readerFor(whole);
      if (preparesThemselves(section, all)) continue;
      const { caseFile, stepIds } = viewOfSection(whole, section);
      const cut = readerFor(caseFile);
      const withDocuments = whole.documents.length > 0;
      for (const page of stepsOf(whole.application.type).filter((step) => isPartOf(section, step))) {
        const [known, told] = [stepStates(page, all), stepStates(page, cut)];
        const isShown = isOnTheWay(known[0]);
        expect([page.id, stepIds.includes(page.id) && isOnTheWay(told[0])]).toEqual([page.id, isShown]);
        if (!isShown || withDocuments) continue;
        pages += 1;
        // Members of a page too. Their refusals may differ: some checks read what the invited person is not told.
        const asked = ([, ...members]: typeof known) =>
          members.map(({ id, given, setAside, decision }) => [id, given, setAside, given ? "given" : decision.value]);
        expect([page.id, told[0]?.setAside, ...asked(told)]).toEqual([page.id, known[0]?.setAside, ...asked(known)]);
      }
    }
    expect(pages).toBeGreaterThanOrEqual(isWhole ? enough[section] : Math.min(1, enough[section]));
  });

  it("keep every answer of the applicant from the invited person that no rule of theirs reads", () => {
    const told = new Set<string>();
    for (const whole of cases) {
      const own = answersOfSection(whole.application.type, section) as ReadonlySet<string>;
      for (const key of Object.keys(viewOfSection(whole, section).caseFile.answers)) if (!own.has(key)) told.add(key);
    }
    expect([...told].filter((key) => !toldTo[section].includes(key))).toEqual([]);
    if (isWhole) expect([...told].toSorted()).toEqual(toldTo[section]);
  });
});
