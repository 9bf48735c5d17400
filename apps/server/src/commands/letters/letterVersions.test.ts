import { textPath } from "@boreal/domain/letters/letterContent";
import { letterText } from "@boreal/domain/letters/letterStands";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { listVersions, openVersion } from "../../store/letters/letterVersions.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { confirmLetter } from "./confirmLetter.ts";
import { findLetter } from "./findLetter.ts";
import { putBackLetterText } from "./putBackLetterText.ts";
import { saveLetterValues } from "./saveLetterValues.ts";

const letterKey = "letterOfExplanation";
const section = "explanation";
const path = textPath(section);

let firm: TestFirm;
let amara: Actor;
let lawyer: Actor;
let applicationId: string;

beforeAll(async () => {
  firm = await openTestFirm();
  lawyer = await firm.person("lawyer", { firstName: "Marie", lastName: "Roy" });
});
afterAll(async () => await firm.close());
beforeEach(async () => {
  amara = await firm.person("student");
  applicationId = await firm.application(amara);
  await firm.assign(applicationId, lawyer);
});

const letterOf = async (by: Actor) => {
  const found = await findLetter(firm, by, { applicationId, letterKey });
  return "refusals" in found ? expect.fail(JSON.stringify(found.refusals)) : found;
};
const textNow = async (): Promise<string> =>
  (await letterOf(amara)).written.draft.sections
    .find((one) => one.section.id === section)
    ?.sentences.map(({ text }) => text)
    .join("\n") ?? expect.fail("no such section");
const save = async (by: Actor, value: string | null) => {
  const base = value === null ? undefined : "what Boreal wrote";
  const { refusals } = await saveLetterValues(firm, by, { applicationId, letterKey, changes: [{ path, value, base }] });
  expect(refusals).toEqual([]);
};
const versions = async () => {
  const key = await firm.personKey(amara.userId);
  const rows = await listVersions(firm.db, key, { applicationId, letter: letterKey });
  return rows.map((row) => ({
    id: row.id,
    cause: row.cause,
    by: row.keptBy === amara.userId ? "amara" : "lawyer",
    text: openVersion(key, row).sections.find(({ id }) => id === section)?.text,
  }));
};

describe("versions of a letter", () => {
  it("keep what one person wrote before another writes, once for each of them in turn", async () => {
    await save(amara, "It burned.");
    await save(amara, "It burned in 2014.");
    await save(lawyer, "The register burned in 2014.");
    await save(lawyer, "The register burned down in 2014.");
    await save(amara, "My words again.");
    expect((await versions()).map(({ cause, by, text }) => [cause, by, text])).toEqual([
      ["began", "amara", "The register burned down in 2014."],
      ["began", "lawyer", "It burned in 2014."],
      ["began", "amara", expect.not.stringContaining("burned")],
    ]);
  });

  it("keep an own text that is given up, and the text that was confirmed", async () => {
    const fill = {
      topic: "document",
      explanationWhy: "The office burned down.",
      explanationProof: "A letter of the office.",
      explanationEffect: "My passport shows the date.",
    };
    const changes = Object.entries(fill).map(([name, value]) => ({ path: name, value }));
    await saveLetterValues(firm, amara, { applicationId, letterKey, changes });
    await save(amara, "It burned.");
    const { written } = await letterOf(lawyer);
    const outcome = await confirmLetter(firm, lawyer, { applicationId, letterKey, text: letterText(written.draft) });
    expect([outcome.refusals, written.draft.gaps]).toEqual([[], []]);
    await save(amara, null);
    expect((await versions()).slice(0, 2).map(({ cause, by, text }) => [cause, by, text])).toEqual([
      ["redrafted", "amara", "It burned."],
      ["confirmed", "lawyer", "It burned."],
    ]);
  });

  it("are sealed, and the letter of a row is told to nobody without the key", async () => {
    await save(amara, "It burned.");
    const { rows } = await firm.db.$client.query<Record<string, unknown>>(
      "select * from boreal.letter_version where application_id = $1",
      [applicationId],
    );
    expect(rows).toHaveLength(1);
    const shown = rows.map((row) => JSON.stringify(row, (_, value: unknown) => value)).join("");
    expect(shown).not.toContain(letterKey);
    expect(Buffer.from(rows[0]?.["sealed_text"] as Uint8Array).includes("Boreal")).toBe(false);
  });
});

describe("an earlier own text", () => {
  beforeEach(async () => {
    await save(amara, "It burned in 2014.");
    await save(lawyer, "The register burned.");
  });
  const earlier = async () => (await versions()).find(({ text }) => text === "It burned in 2014.")?.id ?? "";
  const putBack = async (by: Actor, versionId: string, text: string) =>
    (await putBackLetterText(firm, by, { applicationId, letterKey, versionId, section, text })).refusals.map(
      ({ code }) => code,
    );

  it("comes back, and what stood there is kept", async () => {
    expect(await putBack(amara, await earlier(), await textNow())).toEqual([]);
    expect(await textNow()).toBe("It burned in 2014.");
    expect((await versions()).slice(0, 2).map(({ cause, text }) => [cause, text])).toEqual([
      ["putBack", "It burned in 2014."],
      ["replaced", "The register burned."],
    ]);
  });

  it("overwrites nothing that the page did not show", async () => {
    const seen = await textNow();
    await save(lawyer, "The register burned down.");
    expect(await putBack(amara, await earlier(), seen)).toEqual(["letterMoved"]);
    expect(await textNow()).toBe("The register burned down.");
  });

  it("is not put back twice, by a stranger, in a closed case, or where nobody had written one", async () => {
    expect(await putBack(amara, await earlier(), "It burned in 2014.")).toEqual(["letterTextStands"]);
    expect(await putBack(await firm.person("student"), await earlier(), await textNow())).toEqual(["notFound"]);
    const first = (await versions()).at(-1)?.id ?? "";
    expect(await putBack(amara, first, await textNow())).toEqual(["letterVersionNotFound"]);
    expect(await putBack(amara, "none", await textNow())).toEqual(["letterVersionNotFound"]);
    await firm.db.$client.query("update boreal.application set status = 'Withdrawn' where id = $1", [applicationId]);
    expect(await putBack(amara, await earlier(), await textNow())).toEqual(["applicationLocked"]);
  });
});
