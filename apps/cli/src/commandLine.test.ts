import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlanDifference } from "@boreal/domain/plan/difference";
import type { Plan } from "@boreal/domain/plan/plan";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCommandLine } from "./commandLine.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "boreal-cli-"));
  // The database's own user passes through when root runs the tests.
  chmodSync(folder, 0o711);
});
afterAll(() => rmSync(folder, { recursive: true }));

type Ran = { readonly status: number; readonly out: string; readonly complaints: readonly string[] };

async function boreal(args: readonly string[], input = "", environment: Record<string, string> = {}): Promise<Ran> {
  let out = "";
  const complaints: string[] = [];
  const status = await runCommandLine(args, {
    out: (text) => {
      out += text;
    },
    complain: (line) => void complaints.push(line),
    readStandardInput: async () => input,
    environment: { BOREAL_TODAY: "2026-11-20", LANG: "en_CA.UTF-8", ...environment },
  });
  return { status, out, complaints };
}

const aCase = (more: object = {}) =>
  JSON.stringify({
    format: "boreal-case/1",
    application: { type: "Student" },
    answers: { country: "NG", hasBiometrics: true },
    ...more,
  });
const fileWith = (name: string, content: string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

describe("boreal plan", () => {
  test("one JSON document on standard output, nothing else", async () => {
    const { status, out, complaints } = await boreal(["plan", fileWith("case.json", aCase()), "--json"]);
    const plan = JSON.parse(out) as Plan;
    expect([status, complaints, plan.format, plan.today]).toEqual([0, [], "boreal-plan/1", "2026-11-20"]);
    expect(plan.vault.find(({ page }) => page === "biometrics-validity-letter")?.requirement).toBe("Required");
  });

  test("standard input for -, and another day by --on", async () => {
    const { out } = await boreal(["plan", "-", "--json", "--on", "2027-01-31"], aCase({ today: "2026-01-01" }));
    expect((JSON.parse(out) as Plan).today).toBe("2027-01-31");
  });

  test("another day by --on is another day of receipt for a case that was received, and for no other", async () => {
    const planned = async (application: object) => {
      const { out } = await boreal(
        ["plan", "-", "--json", "--on", "2026-12-02"],
        aCase({ application: { type: "Student", ...application } }),
      );
      return (JSON.parse(out) as Plan).today;
    };
    expect(await planned({ receivedDate: "2026-11-19" })).toBe("2026-12-02");
    const onItsDay = async (args: readonly string[], receivedDate: string | null) =>
      (
        await boreal(
          ["plan", "-", "--json", ...args],
          aCase({ today: "2026-12-02", application: { type: "Student", receivedDate } }),
        )
      ).out;
    expect(await onItsDay(["--on", "2026-12-02"], "2026-11-19")).toBe(await onItsDay([], "2026-12-02"));
    expect(await onItsDay(["--on", "2026-12-02"], null)).toBe(await onItsDay([], null));
  });

  test("a .jsonl file gives one plan a line; a line with faults is told by its number", async () => {
    const path = fileWith(
      "cases.jsonl",
      `${aCase({ today: "2026-01-01" })}\n\n{"format":"boreal-case/1","application":{"type":"Tourist"}}\n${aCase({ today: "2026-01-02" })}\n`,
    );
    const { status, out, complaints } = await boreal(["plan", path, "--json"]);
    expect(
      out
        .trim()
        .split("\n")
        .map((line) => (JSON.parse(line) as Plan).today),
    ).toEqual(["2026-01-01", "2026-01-02"]);
    expect(status).toBe(2);
    expect(complaints).toEqual([
      expect.stringMatching(/^line 3: application\.type: found string "Tourist"; accepted is one of Student, /),
    ]);
  });

  test("every fault is a line with path, found and accepted, and no plan is printed", async () => {
    const { status, out, complaints } = await boreal(
      ["plan", "-", "--json"],
      aCase({ answers: { country: 7, hasBiometrics: "yes", nonsense: 1 } }),
    );
    expect([status, out]).toEqual([2, ""]);
    expect(complaints.map((line) => line.split(":")[0])).toEqual([
      "answers.country",
      "answers.hasBiometrics",
      "answers.nonsense",
    ]);
    for (const line of complaints) expect(line).toMatch(/: found .+; accepted is .+/);
  });

  test.each([
    ["text that is no JSON", ["plan", "-"], '{"format":', /^\$: found text that is not JSON/],
    [
      "a day that is none",
      ["plan", "-", "--on", "2026-02-30"],
      aCase(),
      /^--on: found "2026-02-30"; accepted is a date/,
    ],
    ["no file", ["plan"], "", /accepted is one/],
    [
      "a file that is not there",
      ["plan", "/nowhere/case.json"],
      "",
      /^\/nowhere\/case\.json: found a file that cannot be read \(ENOENT\)/,
    ],
    ["an unknown flag", ["plan", "-", "--jsn"], aCase(), /--jsn/],
    ["an unknown command", ["plna"], "", /unknown command "plna"; accepted is one of start, /],
  ])("%s: exit status 2 and a sentence", async (_, args, input, sentence) => {
    const { status, out, complaints } = await boreal(args, input);
    expect([status, out]).toEqual([2, ""]);
    expect(complaints[0]).toMatch(sentence);
  });

  test("a person reads a table in the language of the machine", async () => {
    expect((await boreal(["plan", "-"], aCase())).out).toMatch(
      /Plan on 2026-11-20[\s\S]*Required +biometrics-validity-letter/,
    );
    expect((await boreal(["plan", "-"], aCase(), { LANG: "fr_CA.UTF-8" })).out).toMatch(/Plan au 2026-11-20/);
    const { out } = await boreal(
      ["plan", "-"],
      aCase({
        answers: { country: "NG", maritalStatus: "commonLaw", uciNumber: "1", hasPreviousVisaApplication: false },
      }),
    );
    expect(out).toMatch(
      /\nLetters\n +IfApplicable +letterOfExplanation[\s\S]*\nForms\n +IMM1294 +main [\s\S]* IMM5409 +main [\s\S]*\nFunds \(\$\)\n[\s\S]*\nFees \(\$\)\n[\s\S]*\nEligibility\n[\s\S]*\nAnswers kept and not used\n +uciNumber/,
    );
    const half = { country: "NG", coOp: true, coOpLength: false, passportIssueDate: "2030-01-01" };
    const told = (await boreal(["plan", "-"], aCase({ answers: half }))).out;
    expect(told).toMatch(
      /\nAnswers to mend\n +answers\.passportIssueDate .*\n\nGood to know about answers\n +answers\.coOpLength /,
    );
    expect(told).not.toContain("only a part of the questions");
    expect(
      (await boreal(["plan", "-"], aCase({ application: { type: "Iec" }, answers: {} }), { LANG: "fr_CA.UTF-8" })).out,
    ).toMatch(/Boreal ne pose encore qu’une partie des questions\. Ce plan n’est pas complet\.\n[\s\S]*\nLettres\n/);
  });
});

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
    const path = fileWith("trial.json", aCase({ answers: { country: "NG", hasBiometrics: false } }));
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

describe("boreal read", () => {
  test("bad files never end the batch: one reading per file, in order", async () => {
    const text = fileWith("note.pdf", "only words");
    const { status, out, complaints } = await boreal([
      "read",
      text,
      join(folder, "gone.pdf"),
      fileWith("empty.pdf", ""),
      "--json",
    ]);
    const readings = JSON.parse(out) as {
      file: string;
      outcome: string;
      error?: { code: string; text: { fr: string } };
    }[];
    expect(readings.map(({ file, outcome, error }) => [file, outcome, error?.code])).toEqual([
      ["note.pdf", "rejected", "notAccepted"],
      ["gone.pdf", "rejected", "notOpened"],
      ["empty.pdf", "rejected", "empty"],
    ]);
    expect(readings.every(({ error }) => (error?.text.fr.length ?? 0) > 0)).toBe(true);
    expect([status, complaints.length]).toEqual([2, 1]);
  });

  test("an unknown slot names the known ones", async () => {
    const { status, complaints } = await boreal(["read", "x.pdf", "--slot", "passport"]);
    expect([status, complaints[0]]).toEqual([
      2,
      expect.stringMatching(/^--slot: found "passport"; accepted is one of .*biometricsRequestLetter/),
    ]);
  });
});

describe("boreal doctor", () => {
  test("a new data folder is well, and everything that was looked at is listed", async () => {
    const { status, out } = await boreal(["doctor", "--json", "--data", join(folder, "data")]);
    const told = JSON.parse(out) as {
      well: boolean;
      findings: { subject: string; state: string }[];
      settings: unknown[];
    };
    expect(told.findings.filter(({ state }) => state === "fault")).toEqual([]);
    expect([status, told.well]).toEqual([0, true]);
    expect(new Set(told.findings.map(({ subject }) => subject))).toEqual(
      new Set([
        "configuration",
        "versions",
        "data folder",
        "keys",
        "database",
        "storage",
        "reader processes",
        "text recognition",
        "virus scanner",
        "mail",
      ]),
    );
  });

  test("what is wrong is a finding with advice and exit status 1; the rest is still looked at", async () => {
    const key = fileWith("short.key", "too short");
    const { status, out } = await boreal(["doctor", "--json", "--data", join(folder, "data")], "", {
      BOREAL_ROOT_KEY_FILE: key,
      BOREAL_CLAMD_SOCKET: join(folder, "no.sock"),
    });
    const told = JSON.parse(out) as { findings: { subject: string; state: string; advice?: string }[] };
    const faults = told.findings.filter(({ state }) => state === "fault");
    expect([status, faults.map(({ subject }) => subject)]).toEqual([1, ["keys", "virus scanner"]]);
    expect(faults.every(({ advice }) => advice !== undefined)).toBe(true);
  });

  test("wrong settings are all listed, with exit status 2", async () => {
    const { status, out } = await boreal(["doctor", "--json"], "", { BOREAL_PORT: "x", BOREAL_TODAY: "y" });
    const told = JSON.parse(out) as { findings: { subject: string; found: string }[] };
    expect([status, told.findings.length]).toEqual([2, 2]);
  });
});

test("boreal migrate says how far the schema is", async () => {
  const { status, out } = await boreal(["migrate", "--json", "--data", join(folder, "data")]);
  expect([status, JSON.parse(out)]).toEqual([0, { known: 1, applied: 1 }]);
});
