import { expect, test } from "vitest";
import { needsByPerson } from "./needsByPerson.ts";

const need = (id: string, person: string | null = null, childNumber: number | null = null) => ({
  kind: "slot",
  id,
  text: { en: id, fr: id },
  person,
  childNumber,
  personName: person === null ? null : `Name of ${person}`,
  whose: person === null ? null : { en: person, fr: person },
  path: null,
});

test("what is open stands with its person, children apart, what is of the whole case first", () => {
  const needs = [
    need("birth2", "child", 2),
    need("letter", "visitor"),
    need("photo", "main"),
    need("birth1", "child", 1),
    need("payment"),
    need("passport", "visitor"),
  ];
  expect(
    needsByPerson(needs).map(({ person, name, points }) => [person, name, points.map(({ id }) => id).join(" ")]),
  ).toEqual([
    [null, null, "payment"],
    ["main", null, "photo"],
    ["visitor", "Name of visitor", "letter passport"],
    ["child", "Name of child", "birth1"],
    ["child", "Name of child", "birth2"],
  ]);
});
