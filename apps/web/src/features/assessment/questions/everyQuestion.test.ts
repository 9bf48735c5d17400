import { applicationTypes } from "@boreal/domain/caseFile/application";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import type { Field } from "@boreal/domain/questionnaire/step";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { aCase } from "@boreal/domain/test/caseBuilder";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { askingSteps } from "../../../case/answers/askedFields.ts";
import { FieldView } from "./FieldView.tsx";

/** Every field that any flow asks for, once, with the question or list that it is part of. */
const fields = new Map<string, Field>(
  applicationTypes.flatMap((type) =>
    stepsOf(type)
      .flatMap(askingSteps)
      .flatMap((step) => (step.type === "question" ? [step] : step.fields).map((field) => [step.id, field] as const))
      .map(([id, field]): [string, Field] => [id === field.id ? id : `${id} ${field.id}`, field]),
  ),
);

const the = readerFor(
  aCase()
    .answers({ passportCountries: ["NG", "GH"], languageTest: "IELTS" })
    .build(),
);

describe("every question that is asked", () => {
  it("is there", () => {
    expect(fields.size).toBeGreaterThan(150);
  });

  it.each([...fields])("%s has a control of its kind under its words", (_of, field) => {
    const drawn = renderToStaticMarkup(
      createElement(FieldView, {
        field,
        id: "control",
        the: the.forRow("row", {}),
        value: undefined,
        onEnter: () => {},
      }),
    );
    expect(drawn).toMatch(/<(input|select|textarea|button)/);
    expect(drawn).toContain('id="control');
    const control = {
      yesNo: 'type="radio"',
      choice: field.look === "dropdown" ? "<select" : 'type="radio"',
      choices: 'type="checkbox"',
      province: "<select",
      multiline: "<textarea",
    }[field.kind as string];
    expect(drawn).toContain(control ?? "<");
  });
});
