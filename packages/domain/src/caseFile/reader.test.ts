import { expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { Trace } from "../kernel/trace.ts";
import { CaseReader } from "./reader.ts";
import { says } from "./rule.ts";

/** A statement that counts how often it is looked at. */
function counted() {
  let looks = 0;
  const isMarried = says("isMarried", { en: "you are married", fr: "vous êtes en couple marié" }, (the) => {
    looks += 1;
    return the.answer("maritalStatus") === "married";
  });
  return { isMarried, looks: () => looks };
}

test("a statement about the whole case is looked at once, and each that uses it notes what it rests on", () => {
  const { isMarried, looks } = counted();
  const the = new CaseReader(aCase().answers({ maritalStatus: "married" }).build());
  const first = the.outcomeOf(isMarried);
  const other = the.fresh();
  expect(other.outcomeOf(isMarried)).toBe(first);
  expect(first.holds).toBe(true);
  expect([the.trace.restsOn, other.trace.restsOn]).toEqual([["answers.maritalStatus"], ["answers.maritalStatus"]]);
  expect(looks()).toBe(1);
});

test("what one notes after that stays out of the notes of others", () => {
  const { isMarried } = counted();
  const the = new CaseReader(aCase().build());
  the.outcomeOf(isMarried);
  the.answer("country");
  the.answer("province");
  const other = the.fresh();
  other.outcomeOf(isMarried);
  expect([other.trace.restsOn, other.trace.missing]).toEqual([["answers.maritalStatus"], ["answers.maritalStatus"]]);
});

test("a statement is looked at again when more is known of a fact that it rests on", () => {
  const { isMarried, looks } = counted();
  const the = new CaseReader(aCase().build());
  the.known(isMarried);
  the.forget("answers.country");
  the.known(isMarried);
  expect(looks()).toBe(1);
  the.forget("answers.maritalStatus");
  the.known(isMarried);
  expect(looks()).toBe(2);
});

test("with a row in view a statement is looked at there", () => {
  const isLong = says(
    "isLong",
    { en: "the row is long", fr: "la fiche est longue" },
    (the) => the.field("length") === "long",
  );
  const the = new CaseReader(aCase().build());
  const lengths = ["long", "short"].map(
    (length, index) => the.forRow(`previousVisas[${index}]`, { length }).outcomeOf(isLong).holds,
  );
  expect(lengths).toEqual([true, false]);
});

test("a look at a document notes nothing, and a fresh start of it does", () => {
  const document = { fileId: "f1", documentId: "passport" };
  const look = new CaseReader(aCase().build()).lookAtDocument(document);
  expect(look.document()).toBe(document);
  look.today();
  expect(look.trace.restsOn).toEqual([]);
  const noted = look.fresh();
  noted.document();
  expect(noted.trace).toBeInstanceOf(Trace);
  expect(noted.trace.restsOn).toEqual(["documents.passport"]);
});
