import { describe, expect, it } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { applicationStatuses, applicationTypes, type ApplicationStatus } from "../caseFile/application.ts";
import { linkedKinds, type LinkedKind } from "../caseFile/answers/application/startedFrom.ts";
import { offeredLinks, outcomeOf, typeStartedBy } from "./decideLinked.ts";
import { linkedApplications } from "./linked.ts";
import { statuses } from "./statuses.ts";
import { statusesOf, transitions, transitionsFrom } from "./transitions.ts";

const kindsAt = (
  type: (typeof applicationTypes)[number],
  status: ApplicationStatus,
  by: "student" | "lawyer" | "paralegal",
) => offeredLinks(aCase().type(type).status(status).build(), by).map(({ kind }) => kind);

const inCanadaWithoutStatus = aCase()
  .on("2026-11-20")
  .type("StudentExtension")
  .status("Refused")
  .answers({
    country: "CA",
    insideCanadaCurrently: true,
    currentImmigrationStatus: "maintained",
    studyPermitExpiryDate: "2026-06-30",
  })
  .application({ decisionNotifiedAt: "2026-11-10", decisionPlace: "inCanada" });

describe("applications that start from another one", () => {
  it.each<[LinkedKind, Parameters<typeof kindsAt>]>([
    ["judicialReview", ["Student", "Refused", "student"]],
    ["judicialReview", ["VisitorVisa", "RefusedReconsideration", "lawyer"]],
    // Closed here, and the time to go to court runs on all the same.
    ["judicialReview", ["Student", "RefusedReapply", "lawyer"]],
    ["judicialReview", ["Student", "RefusedClosed", "student"]],
    ["mandamus", ["WorkPermit", "IrccProcessing", "lawyer"]],
    ["reconsideration", ["Student", "Refused", "paralegal"]],
    ["reapplication", ["Student", "Withdrawn", "student"]],
    ["reapplication", ["Student", "JrLeaveDismissed", "student"]],
    ["reapplication", ["JudicialReview", "RefusedClosed", "student"]],
    ["postGraduationPermit", ["StudentExtension", "Completed", "student"]],
    ["postGraduationPermit", ["Student", "Approved", "lawyer"]],
  ])("offers %s from %j", (kind, [type, status, by]) => {
    expect(kindsAt(type, status, by)).toContain(kind);
  });

  it.each<[LinkedKind, Parameters<typeof kindsAt>]>([
    ["judicialReview", ["Student", "IrccProcessing", "lawyer"]],
    ["judicialReview", ["Lmia", "Refused", "lawyer"]],
    ["judicialReview", ["Student", "Refused", "paralegal"]],
    ["mandamus", ["Student", "IrccProcessing", "student"]],
    ["reconsideration", ["Student", "Refused", "student"]],
    // There it starts with the change that closes the refused one.
    ["reapplication", ["Student", "Refused", "student"]],
    ["reapplication", ["JudicialReview", "JrDismissed", "lawyer"]],
    ["restoration", ["Student", "Refused", "student"]],
    ["postGraduationPermit", ["VisitorVisa", "Approved", "student"]],
    ["afterInvitation", ["ExpressEntry", "ItaReceived", "lawyer"]],
  ])("does not offer %s from %j", (kind, [type, status, by]) => {
    expect(kindsAt(type, status, by)).not.toContain(kind);
  });

  it("offers to restore status that a refusal ended, and says when by our table it is too late", () => {
    const restoration = (on: string) =>
      offeredLinks(inCanadaWithoutStatus.on(on as never).build(), "student").find(({ kind }) => kind === "restoration");
    expect(restoration("2026-11-20")?.warns).toEqual([]);
    // Ninety days from the refusal, which ended a status that was maintained until then.
    expect(restoration("2027-02-08")?.warns).toEqual([]);
    expect(restoration("2027-02-09")?.warns).toHaveLength(1);
    expect(
      offeredLinks(inCanadaWithoutStatus.answers({ studyPermitExpiryDate: "2027-06-30" }).build(), "student").map(
        ({ kind }) => kind,
      ),
    ).not.toContain("restoration");
  });

  it("offers visitor records to whoever has a family, in an application of the family", () => {
    const student = aCase().type("Student").status("Approved");
    const kinds = (from: typeof student) => offeredLinks(from.build(), "student").map(({ kind }) => kind);
    expect(kinds(student)).not.toContain("visitorRecord");
    const withChildren = { hasAccompanyingChild: true, numberOfChildren: 1 };
    expect(kinds(student.answers(withChildren))).toContain("visitorRecord");
    expect(kinds(student.status("Refused").answers(withChildren))).not.toContain("visitorRecord");
    const { types } = linkedApplications.visitorRecord;
    expect(types.map((type) => typeStartedBy("visitorRecord", type))).toEqual([
      "SpeFamily",
      "SpeFamily",
      "SpeFamily",
      "PgwpFamily",
    ]);
  });

  it("warns of a program that goes on", () => {
    const approved = aCase().on("2026-11-20").type("Student").status("Approved");
    const warns = (end: string) =>
      offeredLinks(
        approved.answers({ schoolAcceptanceStatus: "yesAndAccepted", graduationDate: end }).build(),
        "student",
      ).find(({ kind }) => kind === "postGraduationPermit")?.warns.length;
    expect([warns("2028-04-30"), warns("2026-10-30")]).toEqual([1, 0]);
  });

  it("is offered only from statuses and types that the machine knows", () => {
    for (const kind of linkedKinds) {
      const { from, types, by } = linkedApplications[kind];
      expect([kind, by.length > 0, types.length > 0]).toEqual([kind, true, true]);
      const known = new Set(types.flatMap((type) => statusesOf(type)));
      expect([kind, from.filter((status) => !known.has(status))]).toEqual([kind, []]);
      for (const type of types) expect(applicationTypes).toContain(typeStartedBy(kind, type));
    }
  });

  it("has a way to start each kind, by itself or with a change of status", () => {
    const withChange = new Set(transitions.map(({ links }) => links));
    expect(linkedKinds.filter((kind) => linkedApplications[kind].from.length === 0 && !withChange.has(kind))).toEqual(
      [],
    );
    // A change that starts one is for the types from which that kind starts.
    for (const { id, links, types } of transitions)
      if (links)
        expect([id, types.filter((type) => !linkedApplications[links].types.includes(type))]).toEqual([id, []]);
  });

  it("lets the applicant start again wherever the status says that it is possible", () => {
    const promising = applicationStatuses.filter((status) =>
      statuses[status].applicant.now.en.includes("start a new one"),
    );
    expect(promising).toEqual(["Withdrawn", "RefusedClosed"]);
    for (const status of promising)
      for (const type of applicationTypes.filter((one) => statusesOf(one).includes(status)))
        expect([type, status, kindsAt(type, status, "student").includes("reapplication")]).toEqual([
          type,
          status,
          true,
        ]);
  });

  it("sends a court case to nobody’s review: the lawyer takes it on", () => {
    const { applicant, applicantOf } = statuses.Preparation;
    expect(applicant.now.en).toContain("send everything");
    for (const type of applicationTypes) {
      const isSent = transitionsFrom(type, "Preparation").some(({ id }) => id === "sendToReview");
      expect([type, isSent]).toEqual([type, applicantOf?.[type] === undefined]);
    }
  });

  it("knows what became of the earlier one", () => {
    const decided = { decisionNotifiedAt: "2026-11-10" };
    expect(outcomeOf({ type: "Student", status: "Refused", ...decided })).toBe("refused");
    expect(outcomeOf({ type: "Student", status: "JrDismissed", ...decided })).toBe("refused");
    expect(outcomeOf({ type: "Student", status: "JrRedetermination", ...decided })).toBe("underReview");
    expect(outcomeOf({ type: "Student", status: "IrccProcessing", ...decided })).toBe("underReview");
    expect(outcomeOf({ type: "Student", status: "Completed" })).toBe("approved");
    expect(outcomeOf({ type: "Student", status: "Withdrawn", submittedAt: "2026-09-01" })).toBe("withdrawn");
    expect(outcomeOf({ type: "Student", status: "Withdrawn" })).toBeNull();
    expect(outcomeOf({ type: "JudicialReview", status: "RefusedClosed" })).toBeNull();
  });
});
