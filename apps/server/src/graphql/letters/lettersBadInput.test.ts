import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveAnswers } from "../../commands/answers/saveAnswers.ts";
import type { Actor } from "../../policies/actor.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

/** What people paste into letters, and what no browser of ours sends: a clear answer, and nothing else is lost. */

let server: TestServer;
let amara: Actor;
let application: string;
beforeAll(async () => {
  server = await openTestServer();
  amara = await server.firm.person("student");
  server.signedIn.set(amara.userId, amara);
  application = await server.firm.application(amara);
});
afterAll(async () => await server.close());

const saving =
  "mutation S($id: ID!, $key: String!, $changes: [LetterChange!]!) { saveLetter(applicationId: $id, letterKey: $key, changes: $changes) { saved { path version } conflicts { path } refusals { code path text { en fr } } } }";
const reading =
  "query L($id: ID!, $key: String!) { letter(applicationId: $id, letterKey: $key) { text standing refusals { code text { en } } } }";
const confirming =
  "mutation C($id: ID!, $key: String!, $text: String!) { confirmLetter(applicationId: $id, letterKey: $key, text: $text) { refusals { code } } }";

type Saved = {
  readonly saved: readonly { readonly path: string }[];
  readonly refusals: readonly { readonly code: string; readonly path: string | null; readonly text: { en: string } }[];
};
const save = async (values: Readonly<Record<string, unknown>>, key = "letterOfExplanation", baseVersion = 0) =>
  (
    await server.data(amara, saving, {
      id: application,
      key,
      changes: Object.entries(values).map(([path, value]) => ({ path, value, baseVersion })),
    })
  ).saveLetter as Saved;
const read = async (key = "letterOfExplanation") =>
  (await server.data(amara, reading, { id: application, key })).letter as {
    readonly text: string | null;
    readonly standing: string | null;
    readonly refusals: readonly { readonly code: string }[];
  };

describe("what is pasted into a letter", () => {
  it.each([
    ["more than a section takes", "text.why", "x".repeat(200_000)],
    ["the character zero", "explanationWhy", "a\u0000b"],
    ["half of an emoji", "explanationWhy", "Amara \uD83D"],
    ["a list in place of a text", "explanationWhy", ["a"]],
    ["a field that no letter has", "nothingLikeIt", "x"],
    ["the prototype", "__proto__", "x"],
    ["what only confirming records", "confirmedText", "all of it"],
  ])("%s is refused in its place, and the rest is kept", async (_, path, value) => {
    const of = await server.firm.application(amara);
    const { saveLetter } = (await server.data(amara, saving, {
      id: of,
      key: "letterOfExplanation",
      changes: [
        { path, value, baseVersion: 0 },
        { path: "explanationProof", value: "the letter of the hospital", baseVersion: 0 },
      ],
    })) as { saveLetter: Saved };
    expect(saveLetter.saved.map((one) => one.path)).toEqual(["explanationProof"]);
    expect(saveLetter.refusals).toHaveLength(1);
    expect(saveLetter.refusals[0]?.path).toContain("letters.letterOfExplanation");
    expect(saveLetter.refusals[0]?.text.en).toMatch(/\.$/);
  });

  it.each([
    ["HTML", "<img src=x onerror=alert(1)> is what I saw.", "<img src=x onerror=alert(1)> is what I saw."],
    ["another direction of writing", "I wrote \u202Eمرحبا to them.", "I wrote مرحبا to them."],
    ["signs that nobody sees", "I was\u0007 ill\u200B then.", "I was ill then."],
    [
      "a picture as text",
      "I sent data:image/png;base64,iVBORw0KGgo= then.",
      "I sent data:image/png;base64,iVBORw0KGgo= then.",
    ],
  ])("%s is text like any other, and the letter holds what can be printed", async (_, typed, printed) => {
    const { version } = ((await save({ explanationWhy: "I was ill." })).saved[0] ?? {}) as { version?: number };
    const again = await save({ explanationWhy: typed }, "letterOfExplanation", version ?? (await versionOf()));
    expect(again.refusals).toEqual([]);
    expect((await read()).text).toContain(printed);
  });

  it("a megabyte is refused before anything is read, and the server goes on", async () => {
    const answer = await server.ask(amara, saving, {
      id: application,
      key: "letterOfExplanation",
      changes: [{ path: "explanationWhy", value: "x".repeat(1024 * 1024), baseVersion: 0 }],
    });
    expect(answer.errors[0]?.extensions?.code).toBe("TOO_LARGE");
    expect((await read()).refusals).toEqual([]);
  });
});

/** Of the entry that the tests above change one after the other. */
async function versionOf(): Promise<number> {
  const { saveLetter } = (await server.data(
    amara,
    "mutation S($id: ID!, $key: String!, $changes: [LetterChange!]!) { saveLetter(applicationId: $id, letterKey: $key, changes: $changes) { conflicts { path version } } }",
    { id: application, key: "letterOfExplanation", changes: [{ path: "explanationWhy", value: "?", baseVersion: 0 }] },
  )) as { saveLetter: { conflicts: { version: number }[] } };
  return saveLetter.conflicts[0]?.version ?? 0;
}

describe("whose letter", () => {
  it.each([
    "studyPlan:spouse",
    "spousalSupportLetter",
    "spousalSupportLetter:main",
    "childDocumentNotApplicable",
    "childDocumentNotApplicable:child9",
    "financialSupporter:secondFinancialSupporter",
    "visitorVisaHostLetter:host:visitor",
    "noSuchLetter",
    "",
    "__proto__",
  ])("%s is nobody’s here: nothing is saved and a sentence says so", async (key) => {
    const { saved, refusals } = await save({ place: "Lagos" }, key);
    expect(saved).toEqual([]);
    expect(refusals).toHaveLength(1);
    expect(refusals[0]?.text.en).toMatch(/\.$/);
    expect((await read(key)).refusals).toHaveLength(1);
  });
});

it("a fact that changes after the letter was confirmed is told, and the confirmed words stay", async () => {
  const of = await server.firm.application(amara);
  const key = "letterOfExplanation";
  const refused = (dateOfIssue: string) => [{ country: "US", visaType: "visitor", result: "refused", dateOfIssue }];
  const answer = async (key: string, value: unknown, baseVersion = 0) =>
    (
      await saveAnswers(server.firm, amara, {
        applicationId: of,
        answers: [{ key, value, baseVersion }],
      })
    ).refusals;
  expect(await answer("hasPreviousVisaApplication", true)).toEqual([]);
  expect(await answer("previousVisas", refused("2023-06"))).toEqual([]);
  await server.data(amara, saving, {
    id: of,
    key,
    changes: Object.entries({
      topic: "refusal",
      explanationWhy: "Nobody else lived near her.",
      explanationProof: "the letter of the hospital of May 3, 2024",
      explanationEffect: "I have worked again since November 2024.",
    }).map(([path, value]) => ({ path, value, baseVersion: 0 })),
  });
  const asked = async () =>
    (await server.data(amara, reading, { id: of, key })).letter as { text: string; standing: string };
  const { text } = await asked();
  const { confirmLetter } = (await server.data(amara, confirming, { id: of, key, text })) as {
    confirmLetter: { refusals: unknown[] };
  };
  expect(confirmLetter.refusals).toEqual([]);
  expect((await asked()).standing).toBe("confirmed");
  expect(text).toContain("In June 2023,");
  expect(await answer("previousVisas", refused("2023-07"), 1)).toEqual([]);
  expect((await asked()).standing).toBe("changedSinceConfirmed");
  const back = (await server.data(amara, confirming, { id: of, key, text })) as {
    confirmLetter: { refusals: { code: string }[] };
  };
  expect(back.confirmLetter.refusals).toEqual([{ code: "letterMoved" }]);
});

it("none of it was a fault of the server", () => {
  expect(server.faults).toEqual([]);
});
