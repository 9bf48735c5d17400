import { expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../../test/caseBuilder.ts";
import { asOnePerson, otherVisitor, personToReader, visitorInSentence } from "./personToReader.ts";

const parent = aCase().type("VisitorVisa").answers({ vvVisitorType: "parent", vvIsHosting: true });
const mother = parent.answers({ gender: "female" });
const friend = aCase().type("VisitorVisa").answers({ vvVisitorType: "other", vvIsHosting: false });
const herself = aCase().type("VisitorVisa").answers({ vvVisitorType: "myself" });

test.each<readonly [string, CaseBuilder, Parameters<typeof personToReader>[1], string, string]>([
  ["a student reads of themselves", aCase(), { person: "main", own: true }, "You", "Vous"],
  [
    "the team reads of a student",
    aCase(),
    { person: "main", own: false },
    "Applicant",
    "Personne qui présente la demande",
  ],
  ["a child keeps the number", aCase(), { person: "child", childNumber: 2, own: true }, "Child 2", "Enfant 2"],
  ["a host reads of the mother", mother, { person: "visitor", own: true }, "Your mother", "Votre mère"],
  ["a host reads of themselves", mother, { person: "host", own: true }, "You, as the host", "Vous, à titre d’hôte"],
  [
    "what is nobody’s own belongs to the visit",
    mother,
    { person: "main", own: true },
    "Your mother’s visit",
    "Visite de votre mère",
  ],
  ["the team reads of a visit", mother, { person: "main", own: false }, "The visit", "La visite"],
  ["the team reads of the visitor", mother, { person: "visitor", own: false }, "Visitor", "Personne qui visite"],
  [
    "the team reads who the host is",
    mother,
    { person: "host", own: false },
    "Host (prepares the application)",
    "Hôte (prépare la demande)",
  ],
  ["a parent of whom nobody said more", parent, { person: "visitor", own: true }, "Your parent", "Votre parent"],
  ["a friend", friend, { person: "visitor", own: true }, "The visitor", "La personne qui visite"],
  ["somebody else hosts the friend", friend, { person: "host", own: true }, "Host", "Hôte"],
  ["who comes for themselves", herself, { person: "visitor", own: true }, "You", "Vous"],
  [
    "the team reads of who comes for themselves",
    herself,
    { person: "visitor", own: false },
    "Applicant",
    "Personne qui présente la demande",
  ],
  ["the host of who comes for themselves", herself, { person: "host", own: true }, "Your host", "Votre hôte"],
])("who a person is to the reader: %s", (_words, the, of, en, fr) => {
  expect(personToReader(the.reader(), of)).toEqual({ en, fr });
});

test("who visits besides who prepares", () => {
  expect(otherVisitor(mother.reader())?.en).toBe("Your mother");
  expect([otherVisitor(herself.reader()), otherVisitor(aCase().reader())]).toEqual([undefined, undefined]);
});

test("who visits and prepares the visit is one person, and nobody else is", () => {
  const whose = (the: ReturnType<typeof aCase>) =>
    (["main", "visitor", "spouse", "host"] as const).map((person) => asOnePerson(the.reader(), person));
  expect(whose(herself)).toEqual(["main", "main", "spouse", "host"]);
  expect(whose(mother)).toEqual(["main", "visitor", "spouse", "host"]);
});

test("the visitor within a sentence", () => {
  expect(visitorInSentence(mother.reader())).toEqual({ en: "your mother", fr: "votre mère" });
  expect(visitorInSentence(friend.reader())).toEqual({ en: "the visitor", fr: "la personne qui visite" });
});
