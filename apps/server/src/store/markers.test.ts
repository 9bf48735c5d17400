import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addDependent } from "../commands/dependents/addDependent.ts";
import { saveAnswers } from "../commands/answers/saveAnswers.ts";
import { openTestFirm, type TestFirm } from "../commands/testFirm.ts";
import { updateDependent } from "../commands/dependents/updateDependent.ts";
import { loadCaseFile } from "./cases/loadCaseFile.ts";

let firm: TestFirm;
beforeAll(async () => {
  firm = await openTestFirm();
});
afterAll(async () => await firm.close());

const marker = (kind: string) => `${kind}${randomBytes(6).toString("hex")}`;

/** Every row of every table, as text: bytes in hex, so that hidden text is looked for in hex, base 64 and as it is. */
async function dump(): Promise<string> {
  const { rows: tables } = await firm.db.$client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const parts = await Promise.all(
    tables.map(async ({ name }) =>
      (await firm.db.$client.query<{ row: string }>(`select t::text as row from ${name} t`)).rows.map(({ row }) => row),
    ),
  );
  return parts.flat().join("\n");
}

const disguises = (text: string) => [
  text,
  Buffer.from(text).toString("hex"),
  Buffer.from(text).toString("base64").replace(/=+$/, "").slice(0, -2),
];

it("keeps nothing that a person typed readable in the database", async () => {
  const names = { firstName: marker("First"), lastName: marker("Last"), email: `${marker("mail")}@example.test` };
  const amara = await firm.person("student", names);
  const id = await firm.application(amara);
  const typed = {
    uciNumber: "8412907715",
    biometricsIdentificationNumber: marker("B"),
    spouseFullName: marker("Spouse"),
    passportNumber: marker("P"),
  };
  const first = await saveAnswers(firm, amara, {
    applicationId: id,
    answers: Object.entries(typed).map(([key, value]) => ({ key, value, baseVersion: 0 })),
  });
  expect(first.refusals).toEqual([]);
  const changed = marker("Changed");
  await saveAnswers(firm, amara, {
    applicationId: id,
    answers: [{ key: "spouseFullName", value: changed, baseVersion: 1 }],
  });
  const [child, renamed] = [marker("Child"), marker("Renamed")];
  const { dependent } = await addDependent(firm, amara, {
    userId: amara.userId,
    applicationId: id,
    input: { type: "Child", birthday: "2011-07-19", applicantFullName: child },
  });
  await updateDependent(firm, amara, { id: dependent?.id ?? "", applicantFullName: renamed });

  const everything = await dump();
  expect(everything).toContain(id);
  const secrets = [...Object.values(names), ...Object.values(typed), changed, child, renamed, "2011-07-19"];
  expect(secrets.flatMap(disguises).filter((text) => everything.includes(text))).toEqual([]);
  expect((await loadCaseFile(firm, id))?.caseFile).toMatchObject({
    profile: names,
    answers: { ...typed, spouseFullName: changed },
    dependents: [{ applicantFullName: renamed }],
  });
});
