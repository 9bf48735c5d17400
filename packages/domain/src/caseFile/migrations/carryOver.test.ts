import { describe, expect, it } from "vitest";
import type { AnswerMigration } from "./answerMigrations.ts";
import { carryOver } from "./carryOver.ts";

/** An invented history: version 2 splits a name, version 3 asks for years as a number and no longer for a colour. */
const history: readonly AnswerMigration[] = [
  {
    name: (value) => {
      const [first, ...rest] = String(value).split(" ");
      return rest.length === 0 ? undefined : { firstName: first, lastName: rest.join(" ") };
    },
  },
  {
    years: (value) => (/^\d+$/.test(String(value)) ? { yearsNow: Number(value) } : undefined),
    colour: () => undefined,
  },
];
const known: Readonly<Record<string, string>> = {
  firstName: "string",
  lastName: "string",
  yearsNow: "number",
  city: "string",
};
const carry = (...stored: [key: string, value: unknown, writtenIn: number][]) =>
  carryOver(
    stored.map(([key, value, writtenIn]) => ({ key, value, writtenIn })),
    history,
    (key, value) => known[key] === typeof value,
  );

describe("answers of older versions", () => {
  it("are read through every version in between", () => {
    expect(carry(["name", "Amara Chioma Okafor", 1], ["years", "4", 1], ["city", "Lagos", 1])).toEqual({
      answers: { firstName: "Amara", lastName: "Chioma Okafor", yearsNow: 4, city: "Lagos" },
      unreadable: [],
    });
    expect(carry(["years", "4", 2]).answers).toEqual({ yearsNow: 4 });
    expect(carry(["firstName", "Amara", 3], ["yearsNow", 4, 3]).answers).toEqual({ firstName: "Amara", yearsNow: 4 });
  });

  it("that cannot be carried over are kept and told", () => {
    expect(carry(["name", "Amara", 1], ["years", "four", 2], ["colour", "blue", 1], ["city", 7, 3])).toEqual({
      answers: {},
      unreadable: [
        { key: "city", value: 7 },
        { key: "years", value: "four" },
        { key: "name", value: "Amara" },
        { key: "colour", value: "blue" },
      ],
    });
  });

  it("stand behind what was given or cleared since", () => {
    expect(carry(["years", "4", 1], ["yearsNow", 5, 3])).toEqual({ answers: { yearsNow: 5 }, unreadable: [] });
    expect(carry(["years", "4", 1], ["yearsNow", null, 3])).toEqual({ answers: {}, unreadable: [] });
    expect(carry(["name", null, 1])).toEqual({ answers: {}, unreadable: [] });
  });
});

it("keeps an answer that no question of this version knows, or whose shape changed without a migration", () => {
  const stored = [
    { key: "country", value: "NG", writtenIn: 1 },
    { key: "askedOnce", value: true, writtenIn: 1 },
    { key: "birthday", value: "yesterday", writtenIn: 1 },
    { key: "__proto__", value: 1, writtenIn: 1 },
  ];
  expect(carryOver(stored)).toEqual({
    answers: { country: "NG" },
    unreadable: stored.slice(1).map(({ key, value }) => ({ key, value })),
  });
});

it.each([
  ["XU", "notListed"],
  ["BE", "BE"],
  ["NG", "NG"],
])(
  "reads the country of citizenship %s for youth mobility, of before one could say that it is not listed, as %s",
  (written, read) => {
    expect(carryOver([{ key: "iecCountryOfCitizenship", value: written, writtenIn: 1 }])).toEqual({
      answers: { iecCountryOfCitizenship: read },
      unreadable: [],
    });
  },
);

it("leaves an unknown country as it is where it was written since", () => {
  expect(carryOver([{ key: "iecCountryOfCitizenship", value: "XU", writtenIn: 2 }]).answers).toEqual({
    iecCountryOfCitizenship: "XU",
  });
});
