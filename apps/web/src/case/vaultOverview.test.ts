import { aCase } from "@boreal/domain/test/caseBuilder";
import { writeCase } from "@boreal/domain/caseFile/writtenCase";
import { computePlan } from "@boreal/domain/plan/plan";
import { pageOf } from "@boreal/domain/vault/pages";
import { expect, it } from "vitest";
import { documentCount } from "./counts.ts";
import { slotWord, slotWords } from "./slotWords.ts";
import type { DocumentFile, PlannedSlot } from "./loading/theCase.ts";
import { vaultOverview } from "./vaultOverview.ts";

// Only what the overview looks at.
const slot = {
  page: "biometrics-receipt",
  slot: "biometricsReceipt",
  person: "main",
  childNumber: null,
  requirement: "Required",
  phase: "preparation",
  permissions: ["View", "Upload"],
} as unknown as PlannedSlot;
const nobody = { abilities: [], caseFile: writeCase(aCase().build()) };
const file = (state: DocumentFile["state"]) =>
  ({
    page: slot.page,
    slot: slot.slot,
    childNumber: null,
    deletedAt: null,
    filledForm: null,
    state,
  }) as unknown as DocumentFile;
const line = (...files: readonly DocumentFile[]) =>
  vaultOverview({
    type: "Student",
    status: "Preparation",
    documents: [...files],
    plan: { vault: [slot] },
    ...nobody,
  })[0]?.lines[0];

it("a file that can no longer be opened is not there: the document is asked for again", () => {
  expect(line(file("read"))).toMatchObject({ standing: "present", files: 1 });
  expect(line(file("damaged"))).toMatchObject({ standing: "missing", files: 0, isOnlyFilled: false });
  expect(line(file("damaged"), file("read"))).toMatchObject({ standing: "present", files: 1 });
});

it("a document in the name of somebody else counts for nothing until somebody says why", () => {
  const passport = { ...slot, page: "passport", slot: "passportBioPage" };
  const overview = (countsBecause: string | null) => {
    const the = aCase()
      .type("Student")
      .profile({ firstName: "Ada", lastName: "Okafor" })
      .document("passport", { parsedValues: { firstName: "John", lastName: "Stranger" }, countsBecause })
      .build();
    const stored = { ...file("read"), id: the.documents[0]?.fileId, page: "passport", slot: "passportBioPage" };
    const [planned] = computePlan(the).vault.filter((one) => one.slot === passport.slot);
    const [person] = vaultOverview({
      type: "Student",
      status: "Preparation",
      documents: [stored as DocumentFile],
      plan: { vault: [{ ...passport, notCounted: [...(planned?.notCounted ?? [])] }] },
      abilities: [],
      caseFile: writeCase(the),
    });
    return person?.lines[0];
  };
  const line = overview(null);
  expect(line).toMatchObject({ standing: "missing", files: 0, doesNotCountYet: true });
  expect(line && slotWord(line).word).toBe(slotWords.notYet);
  expect(overview("My name from before")).toMatchObject({ standing: "present", files: 1, doesNotCountYet: false });
});

it("a document with a fault that has to be mended first is not added, nor counted", () => {
  const overview = (notCounted: readonly string[]) =>
    vaultOverview({
      type: "Student",
      status: "Preparation",
      documents: [
        { ...file("read"), id: "f1" },
        { ...file("read"), id: "f2" },
      ],
      plan: { vault: [{ ...slot, notCounted: [...notCounted] }] },
      ...nobody,
    });
  expect([documentCount(overview([])), documentCount(overview(["f1"]))]).toEqual([
    { done: 1, of: 1 },
    { done: 1, of: 1 },
  ]);
  expect(documentCount(overview(["f1", "f2"]))).toEqual({ done: 0, of: 1 });
  expect(overview(["f1", "f2"])[0]?.lines[0]).toMatchObject({ standing: "missing", doesNotCountYet: true });
});

const planned = (page: string, requirement: string) =>
  ({ ...slot, page, slot: pageOf(page)?.slots[0]?.id, requirement }) as unknown as PlannedSlot;
const caseFile = writeCase(aCase().type("Student").answers({ country: "NG" }).build());
const overviewOf = (vault: readonly PlannedSlot[], documents: readonly DocumentFile[], abilities = ["fillForms"]) =>
  vaultOverview({
    type: "Student",
    status: "Preparation",
    documents: [...documents],
    plan: { vault: [...vault] },
    abilities,
    caseFile,
  });
const form = planned("application-for-study-permit", "Required");
const vault = [slot, planned("passport", "Required"), planned("travel-history", "Recommended"), form];

it("one count: what is required of the reader, without what is only recommended and what Boreal fills in", () => {
  expect(documentCount(overviewOf(vault, []))).toEqual({ done: 0, of: 2 });
  expect(documentCount(overviewOf(vault, [file("read")]))).toEqual({ done: 1, of: 2 });
  const inForm = { ...file("read"), page: form.page, slot: form.slot };
  expect(documentCount(overviewOf(vault, [file("read"), inForm]))).toEqual({ done: 1, of: 2 });
  // Who may only read the forms counts the documents alike.
  expect(documentCount(overviewOf(vault, [file("read"), inForm], ["readForms"]))).toEqual({ done: 1, of: 2 });
  // Who is told of no forms has the signed one to expect like any other document.
  expect(documentCount(overviewOf(vault, [file("read"), inForm], []))).toEqual({ done: 2, of: 3 });
});

it("what is still to do is calm, what is there is green, and nothing there is rust", () => {
  const lines = overviewOf(vault, [file("read")])[0]?.lines ?? [];
  expect(lines.map((each) => slotWord(each))).toEqual([
    { word: slotWords.added, tone: "done" },
    { word: slotWords.toAdd, tone: "todo" },
    expect.objectContaining({ tone: "quiet" }),
    { word: slotWords.filledHere, tone: "todo" },
  ]);
});

it("who visits and prepares the visit is one person, not two", () => {
  const people = (visitor: "myself" | "parent") => {
    const the = aCase().type("VisitorVisa").answers({ vvVisitorType: visitor }).build();
    const { vault } = computePlan(the);
    const application = { type: "VisitorVisa", status: "Preparation", documents: [], abilities: [] };
    return vaultOverview({ ...application, caseFile: writeCase(the), plan: { vault } } as never).map(
      ({ person }) => person,
    );
  };
  expect(people("myself")).not.toContain("visitor");
  expect(people("parent").slice(0, 2)).toEqual(["main", "visitor"]);
});
