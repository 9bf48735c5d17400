import { describe, expect, it } from "vitest";
import { isToldTo, noticeKind } from "./noticeKinds.ts";

describe("the notice that a form’s file is missing", () => {
  it("is for administrators: nobody else is told, or chooses about it", () => {
    const roles = ["student", "lawyer", "paralegal", "support", "admin"] as const;
    expect(roles.map((role) => isToldTo("blankMissing", role))).toEqual([false, false, false, false, true]);
    expect(isToldTo("documentReturned", "student")).toBe(true);
    expect(isToldTo("documentReturned", "admin")).toBe(false);
  });

  it("names the form and its language", () => {
    const { saidOf } = noticeKind("blankMissing");
    expect(saidOf?.({ form: "IMM1294", language: "fr" })).toEqual({
      en: "Somebody needs IMM\u00A01294 in French, and its file is not in the form library",
      fr: "Quelqu’un a besoin du formulaire IMM\u00A01294 en français, et son fichier n’est pas dans la bibliothèque de formulaires",
    });
    expect(saidOf?.({})).toBeUndefined();
  });
});
