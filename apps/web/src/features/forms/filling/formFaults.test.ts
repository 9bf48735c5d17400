import { describe, expect, it } from "vitest";
import { aCase } from "@boreal/domain/test/caseBuilder";
import type { SheetView } from "../../../case/saving/answerSheet.ts";
import { formsOfCase, openForm, readerOfAnswers, type OpenForm } from "../../../case/forms/theForms.ts";
import { changedInForm, faultsOfForm, isWaiting, ownFaults } from "./formFaults.ts";
import { pathOf } from "../sections/settledParts.ts";
import { progressOfForm, neededSections, wayFrom } from "../sections/sectionWay.ts";

const student = aCase()
  .on("2026-11-20")
  .type("Student")
  .answers({ country: "NG", passportCountries: ["NG"], birthday: "1991-03-14" });

function opened(values: Readonly<Record<string, unknown>> = {}, of = student): OpenForm {
  const caseFile = of.form(values).build();
  const answers = readerOfAnswers(caseFile);
  const open = formsOfCase(answers)
    .flatMap((one) => openForm(one, caseFile, answers) ?? [])
    .find(({ key }) => key === "IMM1294");
  if (!open) throw new Error("no form");
  return open;
}

const nothing: Pick<SheetView, "drafts" | "refusals"> = { drafts: {}, refusals: [] };
const view = (change: Partial<typeof nothing> = {}) => ({ ...nothing, ...change }) as SheetView;
const refusal = { code: "x", text: { en: "No.", fr: "Non." } };
const faultAt = (open: OpenForm, path: string, own = ownFaults(open, view())) =>
  faultsOfForm(open.state, own).find((fault) => fault.path === path);

describe("what keeps a form from being complete", () => {
  it("is a field without a value, in a list of its entry", () => {
    expect(faultAt(opened(), "personalDetails.birthCity")).toMatchObject({ isMissing: true });
    const open = opened({ noPreviousCountries: true, previousCountries: [{ name: "GH" }, {}, { name: "KE" }] });
    expect(faultAt(open, "previousCountries[1].name")).toMatchObject({ isMissing: true, row: { en: "Country 2" } });
    expect(faultAt(open, "previousCountries[0].name")).toBeUndefined();
  });

  it("is not an empty entry at the end of a list, which nobody meant", () => {
    const open = opened({ noPreviousCountries: true, previousCountries: [{ name: "GH" }, {}] });
    expect(faultAt(open, "previousCountries[1].name")).toBeUndefined();
  });

  it("is a list that has no entry yet", () => {
    expect(faultAt(opened({ noPreviousCountries: true }), "previousCountries")).toMatchObject({ isMissing: true });
  });

  it("is a value that cannot stand", () => {
    expect(faultAt(opened({ uci: "abc" }), "uci")).toMatchObject({ isMissing: false });
  });

  it("is a date that is half typed, though nothing of it is stored, also in a list", () => {
    const unread = { typed: { day: "", month: "4", year: "" }, refusal };
    const open = opened({ noPreviousCountries: true, previousCountries: [{ name: "GH" }] });
    const draft = (path: string) => ({ value: undefined, unread: { [path]: unread }, origins: {} });
    const own = ownFaults(
      open,
      view({
        drafts: {
          "IMM1294 passport.issueDate": draft("passport.issueDate"),
          "IMM1294 previousCountries": draft("previousCountries[0].statusFrom"),
        },
      }),
    );
    expect(faultAt(open, "passport.issueDate", own)).toMatchObject({ sentence: refusal.text, isMissing: false });
    expect(faultAt(open, "previousCountries[0].statusFrom", own)).toMatchObject({
      sentence: refusal.text,
      isMissing: false,
    });
  });

  it("is a value that the server did not take, of this form and not of another person’s", () => {
    const open = opened({ uci: "12345678" });
    expect(
      faultAt(open, "uci", ownFaults(open, view({ refusals: [{ ...refusal, key: "IMM1294 uci" }] }))),
    ).toMatchObject({ sentence: refusal.text });
    expect(
      faultAt(open, "uci", ownFaults(open, view({ refusals: [{ ...refusal, key: "IMM1294:spouse uci" }] }))),
    ).toBeUndefined();
  });
});

describe("the way through a form", () => {
  const nobody = new Map();
  const idOf = (open: OpenForm, from: string, own = ownFaults(open, view())) =>
    wayFrom(open, from, own).next?.section.id;
  const waiting = (open: OpenForm) =>
    open.state.sections.filter((section) => isWaiting(section, nobody)).map(({ section }) => section.id);

  it("passes over a part that is not needed, and says so with the reason", () => {
    const minor = opened({}, student.answers({ birthday: "2010-01-01" }));
    expect(neededSections(minor.state).map(({ section }) => section.id)).not.toContain("background");
    expect(idOf(minor, "employment")).toBe("signature");
    const { skipped, previous } = wayFrom(minor, "signature", nobody);
    expect(previous?.section.id).toBe("employment");
    expect(skipped.map(({ section, because }) => [section.section.id, because.length > 0])).toEqual([
      ["background", true],
    ]);
  });

  const withTwoDone = { hasNationalId: false, isLawfulPermanentResident: false };

  it("goes from part to part that waits for somebody, and past every other", () => {
    const open = opened(withTwoDone);
    const seen: string[] = [];
    for (let at = idOf(open, "serviceLanguage"); at !== undefined; at = idOf(open, at)) seen.push(at);
    expect(seen).toEqual(waiting(open).filter((id) => id !== "serviceLanguage"));
    expect(idOf(open, "passport")).toBe("contactInformation");
  });

  it("stops at a part in which something is half typed or was not taken", () => {
    expect(idOf(opened(withTwoDone), "passport", new Map([["hasNationalId", refusal.text]]))).toBe(
      "nationalIdentityDocument",
    );
  });

  it("stops at a part whose source says something else by now, which keeps nothing back", () => {
    const entered = student.answers({ passportNumber: "B77777777" }).form({
      "passport.passportNumber": "A00000001",
      "passport.issueDate": "2022-01-04",
      "passport.expiryDate": "2032-01-04",
    });
    const caseFile = { ...entered.build(), formBases: { IMM1294: { "passport.passportNumber": "A00000001" } } };
    const answers = readerOfAnswers(caseFile);
    const form = formsOfCase(answers)
      .flatMap((one) => openForm(one, caseFile, answers) ?? [])
      .find(({ key }) => key === "IMM1294");
    if (!form) return expect.fail("no form");
    expect(changedInForm(form.state).map(({ part }) => pathOf(part))).toEqual(["passport.passportNumber"]);
    expect(faultsOfForm(form.state, nobody).map(({ section }) => section.section.id)).not.toContain("passport");
    expect(idOf(form, "personalDetails")).toBe("language");
    expect(idOf(form, "language")).toBe("passport");
  });

  it("ends after the last part", () => {
    expect(idOf(opened(), "signature")).toBeUndefined();
    expect(wayFrom(opened(), "serviceLanguage", nobody)).toMatchObject({ skipped: [] });
  });

  it("a form is faulty before it is begun", () => {
    expect(progressOfForm(opened().state)).toBe("started");
    expect(progressOfForm(opened({ uci: "abc" }).state)).toBe("faulty");
  });
});
