import type { Plan } from "@boreal/domain/plan/planned";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { aCase, boreal, fileWith, ownFolder } from "./testCommandLine.ts";

const folder = ownFolder();

describe("boreal plan", () => {
  test("one JSON document on standard output, nothing else", async () => {
    const { status, out, complaints } = await boreal(["plan", fileWith(folder, "case.json", aCase()), "--json"]);
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
      folder,
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
      /\nLetters\n +IfApplicable +letterOfExplanation[\s\S]*\nForms\n +IMM1294 +main [\s\S]* IMM5409 +main [\s\S]*\nFunds\n[\s\S]* required +\$23,448\.00 [\s\S]*\nFees\n[\s\S]* \$150\.00 [\s\S]*\nEligibility\n[\s\S]*\nAnswers kept and not used\n +uciNumber/,
    );
    const half = { country: "NG", coOp: true, coOpLength: false, passportIssueDate: "2030-01-01" };
    const told = (await boreal(["plan", "-"], aCase({ answers: half }))).out;
    expect(told).toMatch(
      /\nAnswers to correct\n +answers\.passportIssueDate .*\n\nGood to know about answers\n +answers\.coOpLength /,
    );
    expect(told).not.toContain("only a part of the questions");
    expect(
      (await boreal(["plan", "-"], aCase({ application: { type: "Iec" }, answers: {} }), { LANG: "fr_CA.UTF-8" })).out,
    ).toMatch(/^Plan au [\s\S]*\nLettres\n/);
  });
});

describe("boreal read", () => {
  test("bad files never end the batch: one reading per file, in order", async () => {
    const text = fileWith(folder, "note.pdf", "only words");
    const { status, out, complaints } = await boreal([
      "read",
      text,
      join(folder, "gone.pdf"),
      fileWith(folder, "empty.pdf", ""),
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
        "language model",
        "mail",
      ]),
    );
  });

  test("what is wrong is a finding with advice and exit status 1; the rest is still looked at", async () => {
    const key = fileWith(folder, "short.key", "too short");
    const { status, out } = await boreal(["doctor", "--json", "--data", join(folder, "data")], "", {
      BOREAL_ROOT_KEY_FILE: key,
      BOREAL_CLAMD_SOCKET: join(folder, "no.sock"),
    });
    const told = JSON.parse(out) as { findings: { subject: string; state: string; advice?: string }[] };
    const faults = told.findings.filter(({ state }) => state === "fault");
    expect([status, faults.map(({ subject }) => subject)]).toEqual([1, ["keys", "virus scanner"]]);
    expect(faults.every(({ advice }) => advice !== undefined)).toBe(true);
  });

  test("a language model that does not answer is a finding, with what travels unencrypted", async () => {
    const { status, out } = await boreal(["doctor", "--json", "--data", join(folder, "data")], "", {
      BOREAL_MODEL_URL: "http://127.0.0.1:9/v1",
      BOREAL_MODEL_NAME: "invented-7b",
      BOREAL_MODEL_RUN_BY: "nobody",
    });
    const told = JSON.parse(out) as { findings: { subject: string; state: string; found: string }[] };
    const [found] = told.findings.filter(({ subject }) => subject === "language model");
    expect([status, found?.state, found?.found]).toEqual([1, "fault", "127.0.0.1:9 does not answer"]);
  });

  test("wrong settings are all listed, with exit status 2", async () => {
    const { status, out } = await boreal(["doctor", "--json"], "", { BOREAL_PORT: "x", BOREAL_TODAY: "y" });
    const told = JSON.parse(out) as { findings: { subject: string; found: string }[] };
    expect([status, told.findings.length]).toEqual([2, 2]);
  });
});

test("boreal audit verify walks the log, and changes nothing", async () => {
  const data = join(folder, "data");
  await boreal(["migrate", "--data", data]);
  const { status, out } = await boreal(["audit", "verify", "--json", "--data", data]);
  expect([status, JSON.parse(out)]).toEqual([0, { chains: 0, entries: 0, isGuarded: true }]);
  expect((await boreal(["audit", "check", "--data", data])).status).toBe(2);
});

test("boreal migrate says how far the schema is", async () => {
  const { status, out } = await boreal(["migrate", "--json", "--data", join(folder, "data")]);
  const { known, applied } = JSON.parse(out) as { known: number; applied: number };
  expect([status, applied, known > 0]).toEqual([0, known, true]);
});

test("--help after a command says what it takes, and starts nothing", async () => {
  for (const word of ["--help", "-h"]) {
    const { status, out, complaints } = await boreal(["plan", word]);
    expect([status, complaints, out]).toEqual([
      0,
      [],
      "boreal plan CASE.json [--on DATE] [--json]: everything that follows from a case\n",
    ]);
  }
});
