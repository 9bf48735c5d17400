import { expect, it } from "vitest";
import { isPerhapsAnotherPerson } from "./samePerson.ts";

const dayo = { applicantFullName: "Dayo Okafor", birthday: "2015-09-30" };

it.each([
  ["name and date of birth both changed", { applicantFullName: "Bisi Okafor", birthday: "2017-01-02" }, true],
  ["the name alone", { ...dayo, applicantFullName: "Bisi Okafor" }, false],
  ["the date alone", { ...dayo, birthday: "2015-09-03" }, false],
  [
    "the date, and the name with one more given name",
    { applicantFullName: "Dayo Chidi Okafor", birthday: "2015-09-03" },
    false,
  ],
  ["a name that is taken out", { applicantFullName: null, birthday: "2017-01-02" }, false],
])("%s: %s", (_, after, perhaps) => {
  expect(isPerhapsAnotherPerson(dayo, after)).toBe(perhaps);
});

it("what was not known before is added", () => {
  expect(
    isPerhapsAnotherPerson({ birthday: "2015-09-30" }, { applicantFullName: "Bisi", birthday: "2017-01-02" }),
  ).toBe(false);
});
