import { FormReader } from "@boreal/domain/forms/formReader";
import { isList, type FormField } from "@boreal/domain/forms/fields/field";
import { fieldsOf, formState, isListState } from "@boreal/domain/forms/formState";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { aCase } from "@boreal/domain/test/caseBuilder";
import { furtherForm, kindsOfForms } from "@boreal/domain/test/furtherForm";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { choosing, typing } from "../../../case/fields/entered.ts";
import { enteredDay, enteredDigits } from "../../../case/fields/readEntry.ts";
import { answerQueue } from "../../../case/saving/answerQueue.ts";
import { answerSheet } from "../../../case/saving/answerSheet.ts";
import type { QueueDeps } from "../../../case/saving/queueDeps.ts";
import { caseWithEntries } from "../storedForms.ts";
import { enterInForm } from "./enterInForm.ts";
import { FormControl } from "./FormControl.tsx";

/** A further form costs its definition: it is drawn and filled in as it stands (ADR 0109). */

const amara = aCase().profile({ firstName: "Amara", lastName: "Okafor" }).build();

const parts = furtherForm.sections.flatMap((section) => section.parts);
const fieldAt = (path: string): FormField => {
  const found = parts.flatMap((part) => (isList(part) ? part.fields : [part])).find((field) => field.path === path);
  if (!found) throw new Error(path);
  return found;
};

/** A page with nothing behind it: what would be stored stands in the queue's values. */
function aPage() {
  const deps: QueueDeps = {
    send: () => new Promise<never>(() => {}),
    alone: (work) => work(),
    mayPass: () => false,
    standing: () => "unknown" as const,
    now: () => "",
    delay: () => 0,
    wait: () => () => {},
    onLine: () => {},
  };
  const sheet = answerSheet(answerQueue({ values: {}, versions: {} }, deps));
  const caseFile = () => caseWithEntries(amara, sheet.view().values);
  const reader = () => FormReader.of(furtherForm, caseFile(), readerFor(caseFile()), { role: "main" });
  const state = () => formState(furtherForm, caseFile(), readerFor(caseFile()), { role: "main" });
  const enter = () =>
    enterInForm(
      { applicationId: "a1", own: true, documents: [], caseFile: caseFile(), sheet, view: sheet.view() },
      { key: "IMM5476", definition: furtherForm, the: reader() },
    );
  const list = () => {
    const found = state()
      .sections.flatMap((section) => section.parts)
      .find(isListState);
    if (!found) throw new Error("no list is shown");
    return found;
  };
  const valueAt = (path: string) =>
    state()
      .sections.flatMap((section) => fieldsOf(section.parts))
      .find((field) => field.path === path)?.value;
  return { sheet, reader, state, enter, list, valueAt };
}

describe("a further form", () => {
  it.each(kindsOfForms)("has a control for a %s, with its label and its name in the page", (kind) => {
    const field = fieldAt(`each.${kind}`);
    const drawn = renderToStaticMarkup(
      createElement(FormControl, {
        field,
        id: `f-${kind}`,
        the: aPage().reader(),
        value: undefined,
        isRequired: true,
        onEnter: () => {},
      }),
    );
    expect(drawn).toContain(field.label.en);
    expect(drawn).toContain(`f-${kind}`);
    expect(drawn).toMatch(/<(input|select|textarea)/);
  });

  it("takes what is typed, and what it is filled in with is no entry", () => {
    const page = aPage();
    expect(page.valueAt("person.name")).toBe("Amara");
    page.enter().field(fieldAt("person.name"), typing("Ada"));
    expect(page.valueAt("person.name")).toBe("Ada");
    page.enter().field(fieldAt("person.name"), typing("Amara"));
    expect(page.sheet.view().values["IMM5476 person.name"] ?? undefined).toBeUndefined();
    page.enter().field(fieldAt("each.digits"), enteredDigits("12 34"));
    expect(page.valueAt("each.digits")).toBe("1234");
  });

  it("keeps half a date in view and stores nothing of it", () => {
    const page = aPage();
    const half = { day: "4", month: "", year: "" };
    page
      .enter()
      .field(fieldAt("person.birthday"), enteredDay({ state: "incomplete", faulty: ["month", "year"] }, half));
    expect(page.sheet.view().drafts["IMM5476 person.birthday"]?.unread["person.birthday"]?.typed).toEqual(half);
    expect(page.valueAt("person.birthday")).toBeUndefined();
  });

  it("has rows that come, go and come back", () => {
    const page = aPage();
    page.enter().field(fieldAt("person.travelled"), choosing(true));
    page.enter().addRow(page.list());
    page.enter().row(page.list(), 0, fieldAt("country"), choosing("GH"));
    page.enter().addRow(page.list());
    page.enter().row(page.list(), 1, fieldAt("country"), choosing("NG"));
    const taken = page.enter().removeRow(page.list(), 0);
    expect([taken, page.valueAt("journeys[0].country")]).toEqual([{ country: "GH" }, "NG"]);
    page.enter().putRowBack(page.list(), 0, taken);
    expect(page.valueAt("journeys[0].country")).toBe("GH");
  });
});
