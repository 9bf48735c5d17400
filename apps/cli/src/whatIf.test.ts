import type { Plan } from "@boreal/domain/plan/planned";
import type { PlanDifference } from "@boreal/domain/plan/difference";
import { describe, expect, test } from "vitest";
import { aCase, boreal, fileWith, ownFolder } from "./testCommandLine.ts";

const folder = ownFolder();

describe("boreal what-if", () => {
  const differenceFrom = (out: string) => JSON.parse(out) as PlanDifference;
  const lines = ({ changes }: PlanDifference) =>
    changes.map(({ kind, what, id, before, after }) => [kind, what, id, before, after]);
  const validity = "biometricsValidityLetter";

  test("an answer that only gets advice has its effect, and no complaint", async () => {
    const { complaints } = await boreal(
      ["what-if", "-", "--set", "answers.coOpLength=false", "--json"],
      aCase({ answers: { country: "NG", coOp: true } }),
    );
    expect(complaints).toEqual([]);
  });

  test("one JSON document: what an answer would add, with its reason; the case itself is left as it is", async () => {
    const path = fileWith(folder, "trial.json", aCase({ answers: { country: "NG", hasBiometrics: false } }));
    const { status, out, complaints } = await boreal([
      "what-if",
      path,
      "--set",
      "answers.hasBiometrics=true",
      "--json",
    ]);
    const difference = differenceFrom(out);
    expect([status, complaints, difference.format, difference.today]).toEqual([
      0,
      [],
      "boreal-what-if/1",
      "2026-11-20",
    ]);
    expect(lines(difference)).toContainEqual(["added", "slot", validity, "NotApplicable", "Required"]);
    expect(difference.changes.find(({ id }) => id === validity)?.why.because[0]?.fr).not.toBe("");
    expect(
      differenceFrom((await boreal(["what-if", path, "--set", "answers.hasBiometrics=false", "--json"])).out).changes,
    ).toEqual([]);
  });

  test("an answer can be taken away: by --unset, or by nothing after the equals sign", async () => {
    const [unset, emptied] = await Promise.all([
      boreal(["what-if", "-", "--unset", "answers.hasBiometrics", "--json"], aCase()),
      boreal(["what-if", "-", "--set", "answers.hasBiometrics=", "--json"], aCase()),
    ]);
    expect(lines(differenceFrom(unset.out))).toContainEqual(["removed", "slot", validity, "Required", "NotApplicable"]);
    expect(emptied).toEqual(unset);
  });

  test("changes are made in their order, on answers, parts of answers, rows and facts of the application", async () => {
    const changes = [
      "--set",
      "answers.hasBiometrics=false",
      "--unset",
      "answers.hasBiometrics",
      "--set",
      "answers.hasBiometrics=true",
      "--set",
      "answers.hasPreviousVisaApplication=true",
      "--set",
      "answers.previousVisas[0].country=CA",
      "--set",
      'answers.previousVisas[1]={"country":"US"}',
      "--set",
      "answers.medicalTb.hasTb=false",
      "--set",
      "application.status=IrccProcessing",
      "--set",
      "answers.uciNumber=12345678",
    ];
    const { status, out, complaints } = await boreal(
      ["what-if", "-", ...changes, "--json"],
      aCase({ answers: { country: "NG" } }),
    );
    expect([status, complaints]).toEqual([0, []]);
    const wished = aCase({
      application: { type: "Student", status: "IrccProcessing" },
      answers: {
        country: "NG",
        hasBiometrics: true,
        hasPreviousVisaApplication: true,
        previousVisas: [{ country: "CA" }, { country: "US" }],
        medicalTb: { hasTb: false },
        uciNumber: "12345678",
      },
    });
    const back = [
      "--unset",
      "answers.hasBiometrics",
      "--unset",
      "answers.hasPreviousVisaApplication",
      "--unset",
      "answers.previousVisas",
      "--unset",
      "answers.medicalTb",
      "--unset",
      "application.status",
      "--unset",
      "answers.uciNumber",
    ];
    const backwards = differenceFrom((await boreal(["what-if", "-", ...back, "--json"], wished)).out);
    const ends = (change: readonly unknown[], [from, to]: readonly [number, number]) =>
      JSON.stringify([change[1], change[2], change[from], change[to]]);
    expect(
      lines(backwards)
        .map((change) => ends(change, [4, 3]))
        .toSorted(),
    ).toEqual(
      lines(differenceFrom(out))
        .map((change) => ends(change, [3, 4]))
        .toSorted(),
    );
    expect(lines(backwards).length).toBeGreaterThan(2);
  });

  test("a spouse who would come along brings papers, forms and letters, and leaves with them", async () => {
    const alone = aCase({
      answers: { country: "NG", birthday: "2001-05-04", maritalStatus: "married", accompanyingSpouse: false },
    });
    const trial = [
      "--set",
      "answers.accompanyingSpouse=true",
      "--set",
      "answers.spouseVisaType=Visitor",
      "--set",
      "answers.spouseCountry=NG",
      "--json",
    ];
    const { changes } = differenceFrom((await boreal(["what-if", "-", ...trial], alone)).out);
    const ofSpouse = changes
      .filter(({ kind, person }) => kind === "added" && person === "spouse")
      .map(({ what, id }) => `${what} ${id}`);
    expect(ofSpouse).toEqual(expect.arrayContaining(["form IMM5257", "form IMM5645"]));
    expect(changes.map(({ kind, what, id }) => `${kind} ${what} ${id}`)).toContain("added letter spousalSupportLetter");

    const together = aCase({
      answers: { country: "NG", birthday: "2001-05-04", maritalStatus: "married", accompanyingSpouse: true },
      dependents: [{ id: "s", type: "Spouse", visaType: "Visitor" }],
    });
    const left = differenceFrom(
      (await boreal(["what-if", "-", "--set", "answers.accompanyingSpouse=false", "--json"], together)).out,
    );
    expect(
      left.changes.filter(({ kind, person }) => kind === "removed" && person === "spouse").map(({ id }) => id),
    ).toContain("IMM5645");
  });

  test("--on looks at both plans on that day", async () => {
    const { out } = await boreal(
      ["what-if", "-", "--set", "answers.hasBiometrics=false", "--on", "2027-03-01", "--json"],
      aCase({ today: "2026-01-01" }),
    );
    expect(differenceFrom(out).today).toBe("2027-03-01");
  });

  test("another date of receipt is tried like an answer: the funds of 1 September 2025", async () => {
    const received = aCase({
      application: { type: "Student", receivedDate: "2025-08-31" },
      answers: { country: "NG" },
    });
    const { totals, changes } = differenceFrom(
      (await boreal(["what-if", "-", "--set", "application.receivedDate=2025-09-01", "--json"], received)).out,
    );
    expect(totals.funds).toEqual({ before: 20_635, after: 22_895 });
    expect(changes.map(({ what, id }) => `${what} ${id}`)).toContain("funds living");
    const { out } = await boreal(["plan", "-", "--on", "2025-09-01", "--json"], received);
    expect((JSON.parse(out) as Plan).funds.required.amount).toBe(22_895);
  });

  test("a .jsonl file gives one difference a line; what does not fit one case is told by its line", async () => {
    const path = fileWith(
      folder,
      "trials.jsonl",
      `${aCase({ today: "2026-01-01" })}\n${aCase({ answers: { previousVisas: [{ country: "CA" }] } })}\n`,
    );
    const { status, out, complaints } = await boreal([
      "what-if",
      path,
      "--set",
      "answers.previousVisas[1].country=US",
      "--json",
    ]);
    expect(
      out
        .trim()
        .split("\n")
        .map((line) => differenceFrom(line).today),
    ).toEqual(["2026-11-20"]);
    expect([status, complaints]).toEqual([
      2,
      ["line 1: answers.previousVisas[1]: found a row after the end of a list of 0; accepted is a row from 0 to 0"],
    ]);
  });

  test("a value that does not pass its check is told on standard error, in the language of the machine", async () => {
    const { status, complaints } = await boreal(
      ["what-if", "-", "--set", "answers.uciNumber=12-345", "--json"],
      aCase({ answers: { country: "NG", hasPreviousVisaApplication: true } }),
      { LANG: "fr_CA.UTF-8" },
    );
    expect([status, complaints]).toEqual([0, [expect.stringMatching(/^answers\.uciNumber: .*tirets/)]]);
  });

  test.each([
    ["nothing to try", [], /^boreal what-if: found nothing to try; accepted is at least one --set/],
    ["no file", ["--set", "answers.country=CN"], /accepted is one/],
    ["a value without a path", ["-", "--set", "CN"], /^--set: found "CN"; accepted is PATH=VALUE/],
    [
      "a path outside answers and application",
      ["-", "--set", "dependents.d1.visaType=Student"],
      /^dependents\.d1\.visaType: found a path that cannot be changed; accepted is answers\.KEY or application\.KEY/,
    ],
    ["the whole of the answers", ["-", "--unset", "answers"], /^answers: found a path that cannot be changed/],
    [
      "an unknown answer",
      ["-", "--set", "answers.contry=CN"],
      /^answers\.contry: found the unknown key "contry"; accepted is one of \d+ known keys; did you mean country/,
    ],
    [
      "an unknown answer to take away",
      ["-", "--unset", "answers.contry"],
      /^answers\.contry: found the unknown key "contry"; accepted is .*country/,
    ],
    [
      "an unknown part to take away",
      ["-", "--unset", "answers.medicalTb.tb"],
      /^answers\.medicalTb\.tb: found the unknown key "tb"; accepted is one of the keys hasTb/,
    ],
    [
      "a name that objects have of themselves",
      ["-", "--set", "answers.__proto__=1"],
      /^answers\.__proto__: found the unknown key/,
    ],
    [
      "a value of a wrong shape",
      ["-", "--set", "answers.hasBiometrics=maybe"],
      /^answers\.hasBiometrics: found string "maybe"; accepted is true or false/,
    ],
    ["null for an answer", ["-", "--set", "answers.country=null"], /^answers\.country: found null; accepted is /],
    ["a day that is none", ["-", "--set", "answers.country=CN", "--on", "tomorrow"], /^--on: found "tomorrow"/],
  ])("%s: exit status 2 and a sentence", async (_, args, sentence) => {
    const { status, out, complaints } = await boreal(["what-if", ...(args.length === 0 ? ["-"] : args)], aCase());
    expect([status, out, complaints[0]]).toEqual([2, "", expect.stringMatching(sentence)]);
  });

  test("a person reads what is added, removed and changed, and the sums that differ", async () => {
    const english = (await boreal(["what-if", "-", "--set", "answers.hasBiometrics=false"], aCase())).out;
    expect(english).toMatch(
      /^What changes on 2026-11-20[\s\S]*\nRemoved\n[\s\S]*document +biometricsValidityLetter +main +Required > NotApplicable +\S/,
    );
    const french = (
      await boreal(["what-if", "-", "--set", "answers.hasBiometrics=false"], aCase(), { LANG: "fr_CA.UTF-8" })
    ).out;
    expect(french).toMatch(/^Ce qui change au 2026-11-20[\s\S]*\nRetiré\n/);
    expect((await boreal(["what-if", "-", "--set", "answers.hasBiometrics=true"], aCase())).out).toMatch(/nothing/);
  });
});
