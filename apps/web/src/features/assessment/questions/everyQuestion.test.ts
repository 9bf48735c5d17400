import { applicationTypes, type ApplicationType } from "@boreal/domain/caseFile/application";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import type { Field } from "@boreal/domain/questionnaire/step";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { aCase } from "@boreal/domain/test/caseBuilder";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { askingSteps } from "../../../case/answers/askedFields.ts";
import { severalChoices } from "../../../ui/choices/howMany.ts";
import { FieldView } from "./FieldView.tsx";

/** Every field that any flow asks for, once, with the question or list that it is part of, and a type that asks it. */
const fields = new Map<string, readonly [Field, ApplicationType]>(
  applicationTypes.flatMap((type) =>
    stepsOf(type)
      .flatMap(askingSteps)
      .flatMap((step) => (step.type === "question" ? [step] : step.fields).map((field) => [step.id, field] as const))
      .map(([id, field]): [string, [Field, ApplicationType]] => [
        id === field.id ? id : `${id} ${field.id}`,
        [field, type],
      ]),
  ),
);

/** Of somebody to whom each question that offers what fits offers something. */
const readerOf = (type: ApplicationType) =>
  readerFor(
    aCase()
      .type(type)
      .on("2026-11-20")
      .answers({
        passportCountries: ["NG", "GH"],
        languageTest: "IELTS",
        birthday: "2002-05-04",
        iecCountryOfCitizenship: "AU",
      })
      .build(),
  );

/** Of a list that is too long to be read, whoever answers types a word. */
const choiceControl = ({ look, choices = [] }: Field): string => {
  if (choices.length > severalChoices) return 'role="combobox"';
  return look === "dropdown" ? "<select" : 'type="radio"';
};

describe("every question that is asked", () => {
  it("is there", () => {
    expect(fields.size).toBeGreaterThan(150);
  });

  it.each([...fields])("%s has a control of its kind under its words", (_of, [field, type]) => {
    const drawn = renderToStaticMarkup(
      createElement(FieldView, {
        field,
        id: "control",
        the: readerOf(type).forRow("row", {}),
        value: undefined,
        onEnter: () => {},
      }),
    );
    expect(drawn).toMatch(/<(input|select|textarea|button)/);
    expect(drawn).toContain('id="control');
    const control = {
      yesNo: 'type="radio"',
      choice: choiceControl(field),
      choices: 'type="checkbox"',
      province: "<select",
      multiline: "<textarea",
    }[field.kind as string];
    expect(drawn).toContain(control ?? "<");
  });
});
