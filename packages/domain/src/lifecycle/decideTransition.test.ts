import { describe, expect, it } from "vitest";
import { applicationStatuses, type Application, type ApplicationStatus } from "../caseFile/application.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import type { Readiness } from "../review/readiness.ts";
import { askedDefinitions, type AskedDefinition, type AskedKey } from "./asked.ts";
import { changedFacts, decideTransition, offeredTransitions, type Given, type Wanted } from "./decideTransition.ts";
import type { StatusActor, Transition } from "./transition.ts";
import { transitionById, transitions } from "./transitions.ts";

const today = "2026-11-20";
const ready: Readiness = { readyForReview: true, open: [] };
const missingPassport: Readiness["open"][number] = {
  kind: "slot",
  id: "passportBioPage",
  text: { en: "A required document is missing.", fr: "Un document requis manque." },
};

const given = (application: Partial<Application>, readiness = ready, answers: CaseFile["answers"] = {}): Given => ({
  caseFile: {
    today,
    user: {},
    profile: {},
    application: { type: "Student", ...application },
    answers,
    dependents: [],
    documents: [],
  },
  readiness: () => readiness,
});

/** What makes each condition under which a change is offered hold; by its id. */
const circumstances: Readonly<Record<string, { application?: Partial<Application>; answers?: CaseFile["answers"] }>> = {
  appliesOnArrival: {
    answers: { usCitizenVisaApplicationMethod: "APPLY_AT_BORDER", passportCountries: ["US"] },
  },
  wasInvited: { application: { itaReceivedAt: today } },
  reasonsWereReceived: { application: { rule9ReceivedAt: today } },
};

const circumstancesOf = ({ when }: Transition) => {
  if (when === undefined) return {};
  const offer = /^offerCameIn(.+)$/u.exec(when.id)?.[1];
  if (offer !== undefined) return { application: { statusBeforeOffer: offer as ApplicationStatus } };
  const filedFrom = /^\(?recordCameFrom(\w+)/u.exec(when.id)?.[1];
  if (filedFrom !== undefined) return { application: { statusBeforeRecord: filedFrom as ApplicationStatus } };
  return circumstances[when.id] ?? {};
};

const valueFor = (key: AskedKey): string => {
  const asked: AskedDefinition = askedDefinitions[key];
  if (asked.kind === "choice") return asked.options[0]?.value ?? "";
  if (asked.kind === "text") return key === "courtFileNumber" ? "IMM-1234-26" : "A123";
  return asked.lies === "ahead" ? "2027-05-01" : today;
};

const wantedOf = (transition: Transition, actor: StatusActor, without?: string): Wanted => ({
  transition,
  actor,
  entered: Object.fromEntries(
    (transition.asks ?? []).filter(({ key }) => key !== without).map(({ key }) => [key, valueFor(key)]),
  ),
  confirmed: (transition.confirms ?? []).map(({ id }) => id).filter((id) => id !== without),
  reason: without === "reason" ? "  " : "The bank statement is of another account.",
});

const everyStart = transitions.flatMap((transition) =>
  transition.from.map((from) => ({ name: `${transition.id} from ${from}`, transition, from })),
);

const caseFor = (transition: Transition, from: ApplicationStatus, readiness = ready): Given => {
  const { application = {}, answers = {} } = circumstancesOf(transition);
  const judged = transition.id === "appeal" ? { judgmentAt: today } : {};
  return given({ type: transition.types[0] ?? "Student", status: from, ...judged, ...application }, readiness, answers);
};

const papers = (transition: Transition): CaseFile["documents"] =>
  transition.id === "approve"
    ? [{ fileId: "f1", documentId: "letter-of-introduction" }]
    : [{ fileId: "f1", documentId: "refusal-letter" }];

describe.each(everyStart)("$name", ({ transition, from }) => {
  it("is made by each who may, and leads where it says", () => {
    for (const actor of transition.by) {
      const the = caseFor(transition, from);
      const isReport = transition.confirmedBy !== undefined && !transition.confirmedBy.includes(actor);
      const withDocuments = isReport ? { ...the, caseFile: { ...the.caseFile, documents: papers(transition) } } : the;
      const decision = decideTransition(withDocuments, wantedOf(transition, actor));
      expect(decision).toMatchObject({
        allowed: true,
        isReport,
        after: { status: transition.to, statusUpdatedAt: today },
      });
      expect(offeredTransitions(withDocuments, actor).map((one) => one.transition.id)).toContain(transition.id);
    }
  });

  it("is refused to everybody else, and offered to none of them", () => {
    const others = (["student", "lawyer", "paralegal", "admin", "system"] as const).filter(
      (actor) => !transition.by.includes(actor),
    );
    for (const actor of others) {
      const the = caseFor(transition, from);
      expect(decideTransition(the, wantedOf(transition, actor))).toMatchObject({
        allowed: false,
        refusals: [{ code: "statusChangeNotOffered" }],
      });
      expect(offeredTransitions(the, actor).map((one) => one.transition.id)).not.toContain(transition.id);
    }
  });

  it("is refused without any one of the things that it asks for, and says which", () => {
    const [actor] = transition.by;
    if (actor === undefined) expect.fail("nobody makes it");
    const asked = [
      ...(transition.asks ?? []).filter(({ isOptional }) => !isOptional).map(({ key }) => key),
      ...(transition.confirms ?? []).map(({ id }) => id),
      ...(transition.reason === "required" ? ["reason"] : []),
    ];
    for (const one of asked) {
      const decision = decideTransition(caseFor(transition, from), wantedOf(transition, actor, one));
      expect(decision).toMatchObject({ allowed: false });
      if (!decision.allowed) expect(decision.refusals.map(({ path }) => path)).toEqual([one]);
    }
  });
});

describe("a change", () => {
  it("is refused from every status that it does not start in", () => {
    const wrong = transitions.flatMap((transition) =>
      applicationStatuses
        .filter((status) => !transition.from.includes(status))
        .filter((status) => {
          const actor = transition.by[0] ?? "lawyer";
          return decideTransition(caseFor(transition, status), wantedOf(transition, actor)).allowed;
        })
        .map((status) => `${transition.id} from ${status}`),
    );
    expect(wrong).toEqual([]);
  });

  it("is refused for a type to which it does not belong", () => {
    const enterPool = transitionById("enterPool");
    if (!enterPool) expect.fail();
    expect(
      decideTransition(given({ type: "Student", status: "LawyerReview" }), wantedOf(enterPool, "lawyer")),
    ).toMatchObject({ allowed: false });
  });

  it("says each open point when the case is not ready for the review; points of the lawyer hold nothing back", () => {
    const send = transitionById("sendToReview");
    if (!send) expect.fail();
    const open: Readiness = {
      readyForReview: false,
      open: [missingPassport, { ...missingPassport, id: "digitalPhoto", forLawyer: true }],
    };
    const decision = decideTransition(given({ status: "Preparation" }, open), wantedOf(send, "student"));
    expect(decision).toMatchObject({
      allowed: false,
      refusals: [{ code: "statusChangeHasOpenPoints" }],
      open: [{ kind: "slot", id: "passportBioPage" }],
    });
    expect(
      decideTransition(
        given({ status: "Preparation" }, { readyForReview: true, open: open.open.slice(1) }),
        wantedOf(send, "student"),
      ).allowed,
    ).toBe(true);
  });

  it("of which the condition does not hold is refused with the condition: an appeal after its time", () => {
    const appeal = transitionById("appeal");
    if (!appeal) expect.fail();
    const late = given({ type: "JudicialReview", status: "JrDismissed", judgmentAt: "2026-09-01" });
    expect(decideTransition(late, wantedOf(appeal, "lawyer"))).toMatchObject({
      allowed: false,
      open: [{ kind: "condition", id: "appealWasInTime" }],
    });
  });

  it("is only reported by an applicant, with the letter in the vault", () => {
    const refuse = transitionById("refuse");
    if (!refuse) expect.fail();
    const bare = given({ status: "IrccProcessing" });
    expect(decideTransition(bare, wantedOf(refuse, "student"))).toMatchObject({
      allowed: false,
      open: [{ id: "refusalLetterIsThere" }],
    });
    expect(decideTransition(bare, wantedOf(refuse, "lawyer"))).toMatchObject({ allowed: true, isReport: false });
  });

  it("takes the day of sending for the day of receipt where no other is entered", () => {
    const file = transitionById("fileWithAuthority");
    if (!file) expect.fail();
    const the = given({ status: "LawyerReview" });
    const wanted = { ...wantedOf(file, "lawyer"), entered: { submittedAt: "2026-11-18" } };
    const decision = decideTransition(the, wanted);
    expect(decision).toMatchObject({ allowed: true, after: { submittedAt: "2026-11-18", receivedDate: "2026-11-18" } });
    if (decision.allowed)
      expect(changedFacts(the.caseFile.application, decision.after).toSorted()).toEqual([
        "receivedDate",
        "submittedAt",
      ]);
  });

  it("remembers where a settlement was offered, and forgets it when the case goes on", () => {
    const offer = transitionById("offerSettlement");
    const decline = transitionById("declineSettlementJrLeavePending");
    if (!offer || !decline) expect.fail();
    const offered = decideTransition(
      given({ type: "JudicialReview", status: "JrLeavePending" }),
      wantedOf(offer, "lawyer"),
    );
    expect(offered).toMatchObject({ after: { statusBeforeOffer: "JrLeavePending" } });
    if (!offered.allowed) return;
    const the = given(offered.after);
    expect(offeredTransitions(the, "lawyer").map(({ transition }) => transition.id)).toEqual([
      "declineSettlementJrLeavePending",
      "acceptSettlement",
      "discontinue",
    ]);
    expect(decideTransition(the, wantedOf(decline, "lawyer"))).toMatchObject({
      after: { status: "JrLeavePending", statusBeforeOffer: null },
    });
  });

  it.each<[AskedKey, string, Partial<Application>, string]>([
    ["submittedAt", "2026-13-40", {}, "notADate"],
    ["submittedAt", "2026-11-22", {}, "dateAhead"],
    ["submittedAt", "2083-08-06", {}, "otherCalendar"],
    ["submittedAt", "1448-06-11", {}, "otherCalendar"],
    ["temporaryResidentVisaExpiryDate", "2026-11-19", {}, "dateBehind"],
    ["decisionNotifiedAt", "2026-10-01", { submittedAt: "2026-10-02" }, "dateTooEarly"],
    ["courtFileNumber", "number 12", {}, "notLikeThat"],
    ["profileNumber", "9".repeat(61), {}, "tooLong"],
    ["decisionPlace", "somewhere", {}, "notOffered"],
  ])("refuses %s %s", (key, value, facts, code) => {
    const transition = transitions.find(({ asks = [] }) => asks.some((asked) => asked.key === key));
    const from = transition?.from[0];
    const actor = transition?.by[0];
    if (!transition || !from || !actor) expect.fail();
    const the = caseFor(transition, from);
    const withFacts = { ...the, caseFile: { ...the.caseFile, application: { ...the.caseFile.application, ...facts } } };
    const wanted = wantedOf(transition, actor);
    const decision = decideTransition(withFacts, { ...wanted, entered: { ...wanted.entered, [key]: value } });
    expect(decision).toMatchObject({ allowed: false });
    if (!decision.allowed) expect(decision.refusals).toContainEqual(expect.objectContaining({ code, path: key }));
  });

  it("refuses a fact that it did not ask for", () => {
    const send = transitionById("sendToReview");
    if (!send) expect.fail();
    const decision = decideTransition(given({ status: "Preparation" }), {
      ...wantedOf(send, "student"),
      entered: { submittedAt: today },
    });
    expect(decision).toMatchObject({ allowed: false, refusals: [{ path: "submittedAt" }] });
  });
});
