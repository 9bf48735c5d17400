import { expect, it } from "vitest";
import { doubledPeople, type ListedPerson } from "./doubledPeople.ts";

const person = (line: number, given: string, family: string, more: Partial<ListedPerson> = {}): ListedPerson => ({
  line,
  email: `${line}@example.test`,
  name: { given, family },
  birthday: "",
  ...more,
});

it("finds the same address and the same name, unless a birthday tells two people apart", () => {
  const people = [
    person(2, "Noor", "Haddad", { birthday: "1990-01-01" }),
    person(3, "Amara", "Okafor", { email: "a@example.test" }),
    person(4, "HADDAD", "Noor"),
    person(5, "Somebody", "Else", { email: "A@Example.test " }),
    person(6, "Noor", "Haddad", { birthday: "1991-01-01" }),
    person(7, "Noor", "Rahimi"),
    person(8, "", "", { email: "" }),
    person(9, "", "", { email: "" }),
  ];
  expect([...doubledPeople(people)]).toEqual([
    [4, 2],
    [5, 3],
    [6, 4],
  ]);
});
