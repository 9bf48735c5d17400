import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Client, untilAnswered } from "../browser/client.ts";
import { inventedPerson } from "../browser/people.ts";
import { RemoteDatabase } from "../browser/remoteDatabase.ts";
import { Boreal, root } from "../browser/server.ts";
import { departmentLetter } from "../samples/biometricsLetter/departmentLetter.ts";
import { expectedFields, madeUpLetter } from "../samples/biometricsLetter/letter.ts";

/** The seventh point: the same work from the command line, and the two halves of the server apart. */
const boreal = "apps/cli/bin/boreal.mjs";
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "boreal-command-"));

type Answer = { readonly status: number; readonly out: string; readonly said: string };

async function command(...args: readonly string[]): Promise<Answer> {
  try {
    const { stdout, stderr } = await run(process.execPath, [boreal, ...args], {
      cwd: root,
      env: { ...process.env, BOREAL_DATA: join(folder, "data") },
      maxBuffer: 32 * 1024 * 1024,
    });
    return { status: 0, out: stdout, said: stderr };
  } catch (failed) {
    const { code, stdout, stderr } = failed as { code: number; stdout: string; stderr: string };
    return { status: code, out: stdout, said: stderr };
  }
}

it("boreal plan answers with the plan of a case, or says each fault of it", async () => {
  const file = join(folder, "case.json");
  writeFileSync(
    file,
    JSON.stringify({
      format: "boreal-case/1",
      today: "2026-11-20",
      application: { type: "Student" },
      answers: { hasBiometrics: true },
    }),
  );
  const answer = await command("plan", file, "--json");
  expect(answer.status).toBe(0);
  const plan = JSON.parse(answer.out) as { format: string; vault: readonly { page: string; requirement: string }[] };
  expect(plan.format).toBe("boreal-plan/1");
  expect(plan.vault.find((slot) => slot.page === "biometrics-validity-letter")?.requirement).toBe("Required");

  writeFileSync(
    file,
    JSON.stringify({ format: "boreal-case/1", application: { type: "Studnet" }, answers: { hasBiometric: true } }),
  );
  const wrong = await command("plan", file, "--json");
  expect(wrong.status).toBe(2);
  expect(wrong.out).toBe("");
  expect(wrong.said.trim().split("\n")).toHaveLength(2);
  expect(wrong.said).toContain("application.type");
  expect(wrong.said).toContain("answers.hasBiometric");
});

it("boreal read reads letters, and a bad file does not end the batch", async () => {
  const letter = madeUpLetter(1, "fr", "validity");
  const [good, bad] = [join(folder, "lettre.pdf"), join(folder, "empty.pdf")];
  writeFileSync(good, await departmentLetter(letter));
  writeFileSync(bad, "");
  const answer = await command("read", bad, good, "--json");
  const readings = JSON.parse(answer.out) as readonly {
    format: string;
    outcome: string;
    fields: Record<string, { value: string }>;
    error?: { code: string };
  }[];
  expect(readings.map((reading) => reading.outcome)).toEqual(["rejected", "read"]);
  expect(readings[0]?.error?.code).toBe("empty");
  const { biometricsExpiryDate } = expectedFields(letter);
  expect(readings[1]?.fields["biometricsExpiryDate"]?.value).toBe(biometricsExpiryDate);
});

it("boreal doctor looks at everything and prints no secret", async () => {
  const answer = await command("doctor", "--json");
  expect([0, 1]).toContain(answer.status);
  expect(() => JSON.parse(answer.out) as unknown).not.toThrow();
});

it("all faults of the settings are told at once, before anything starts", async () => {
  const refused = spawn(process.execPath, [boreal, "start"], {
    cwd: root,
    env: { ...process.env, BOREAL_PORT: "many", BOREAL_LOG_LEVEL: "loud", BOREAL_DATA: join(folder, "unused") },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  refused.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const [status] = (await once(refused, "exit")) as [number];
  expect(status).toBe(2);
  expect(said).toContain("BOREAL_PORT");
  expect(said).toContain("BOREAL_LOG_LEVEL");
});

let database: RemoteDatabase;
let web: Boreal;

beforeAll(async () => {
  database = await RemoteDatabase.start();
  web = new Boreal({
    program: [boreal, "serve"],
    settings: { BOREAL_GRAPHQL: "any", BOREAL_LOG_LEVEL: "warn", DATABASE_URL: database.url },
  });
  await web.start();
});

afterAll(async () => {
  await web.remove();
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
});

it("boreal serve takes a letter, and a boreal worker beside it reads it and sends the mail", async () => {
  const settings = { DATABASE_URL: database.url, BOREAL_LOG_LEVEL: "warn" };
  const worker = spawn(process.execPath, [boreal, "worker", "--data", web.dataFolder], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: "ignore",
  });
  try {
    const client = new Client(web);
    await client.register(inventedPerson());
    const applicationId = await client.startApplication("Student");
    const place = {
      applicationId,
      page: "biometrics-validity-letter",
      slot: "biometricsValidityLetter",
      person: "main",
      filename: "letter.pdf",
      filetype: "application/pdf",
    };
    const fileId = await client.upload(place, await departmentLetter(madeUpLetter(3, "en", "validity")));
    await untilAnswered(async () => {
      const { application } = await client.graphql<{
        application: { documents: readonly { id: string; state: string }[] };
      }>("query ($id: ID!) { application(id: $id) { documents { id state } } }", { id: applicationId });
      if (application.documents.find((document) => document.id === fileId)?.state !== "read")
        throw new Error("not read yet");
    });
  } finally {
    const ended = once(worker, "exit") as Promise<[number | null]>;
    worker.kill("SIGTERM");
    expect((await ended)[0]).toBe(0);
  }
});
