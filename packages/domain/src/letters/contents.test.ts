import { describe, expect, it } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { letterIds } from "../caseFile/letterValues.ts";
import { isGap, sectionText } from "./draft.ts";
import { contentOf } from "./contents.ts";
import { letterOfCase } from "./letterOfCase.ts";
import { peopleOfLetter } from "./peopleOfLetter.ts";
import { letters } from "./letters.ts";

const student = aCase()
  .profile({ firstName: "Inès", lastName: "Okafor" })
  .answers({ country: "NG", passportCountryEntry: "NG", passportCountries: ["NG"], maritalStatus: "married" })
  .spouse("OpenWorkPermit")
  .child(6);

describe("what letters say", () => {
  it("is there for each of them, under the same names", () => {
    expect(letters.map(({ id }) => id).toSorted()).toEqual(letterIds.toSorted());
    expect(letterIds.filter((id) => contentOf(id)?.id !== id)).toEqual([]);
  });

  it.each(letterIds)("%s rests on facts, leaves no placeholder and no doubled space", (id) => {
    const content = contentOf(id);
    if (!content) throw new Error(`${id} has no content`);
    for (const type of letters.find((letter) => letter.id === id)?.appliesTo.slice(0, 2) ?? [])
      for (const language of ["en", "fr"] as const) {
        const the = student.type(type);
        const [main, caseFile] = [the.reader(), the.build()];
        for (const person of peopleOfLetter(content, main)) {
          const { draft } = letterOfCase(content, { caseFile, main, person, language });
          const parts = [draft.subject, ...draft.signature, ...draft.sections.flatMap(({ sentences }) => sentences)];
          expect(parts.filter((part) => !isGap(part) && part.restsOn.length === 0)).toEqual([]);
          const text = [...draft.sections.map(sectionText), draft.subject.text].join("\n");
          expect(text).not.toMatch(/ {2}|\{|\}|\(\)|\[\]|undefined|\.\.|\b(?:a|an) (?:a|an)\b|he or she/);
        }
      }
  });
});
