import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "../../../database/query.ts";
import { chatModel } from "../../../languageModel/chatModel.ts";
import { openTestModel, type TestModel } from "../../../languageModel/testModel.ts";
import { contentOf } from "@boreal/domain/letters/contents";
import { suggestionPlace } from "@boreal/domain/letters/wordingAsked";
import { listVersions, openVersion } from "../../../store/letters/letterVersions.ts";
import { readLetterModel } from "../../../store/answers/letterModel.ts";
import { loadCaseFile } from "../../../store/cases/loadCaseFile.ts";
import { saveAnswers } from "../../answers/saveAnswers.ts";
import type { Actor } from "../../../policies/actor.ts";
import type { FileDeps } from "../../documents/fileDeps.ts";
import { openTestFirm, type TestFirm } from "../../testFirm.ts";
import { findLetter } from "../findLetter.ts";
import { putLetterIntoVault } from "../putLetterIntoVault.ts";
import { saveLetterValues } from "../saveLetterValues.ts";
import { allowLetterModel } from "./allowLetterModel.ts";
import { settleSuggestion, type SentenceEdit } from "./settleSuggestion.ts";
import { mostADay, suggestWording } from "./suggestWording.ts";
import type { WordingDeps } from "./withLetterModel.ts";

/** A visitor’s letter with a real database; the model is a fake server that speaks the real protocol. */

let firm: TestFirm;
let server: TestModel;
let deps: WordingDeps;
let [amara, lawyer, stranger]: readonly Actor[] = [];

beforeAll(async () => {
  [firm, server] = await Promise.all([openTestFirm(), openTestModel()]);
  deps = { ...firm, languageModel: chatModel(server.config) };
  [amara, lawyer, stranger] = await Promise.all([
    firm.person("student"),
    firm.person("lawyer", { lawyerScope: "firm" }),
    firm.person("student"),
  ]);
});
afterAll(async () => {
  await firm.close();
  await server.close();
});

const wording = "My daughter lives in Canada, and I come to see her. Afterwards I go home to the school that I run.";
beforeEach(() => {
  server.asked.length = 0;
  Object.assign(server, { mood: "usual", hold: undefined, answer: () => ({ text: wording }) });
});

const letterKey = "visitorVisaVisitorLetter:visitor";
const filled = {
  visitPlans: "see my daughter, whose telephone number is 403-555-0199",
  homeTies: "the school that I run",
  stayAddress: "14 Elm Street NW, Calgary",
};

async function letter(entries: Readonly<Record<string, unknown>> = filled) {
  if (!amara) throw new Error("nobody is there");
  const owner = amara;
  const applicationId = await firm.application(owner, "VisitorVisa");
  const answers = {
    vvVisitorType: "myself",
    country: "IN",
    birthday: "1958-02-01",
    vvReasonForVisit: "visitFamily",
    vvVisitorArrivalDate: "2027-03-01",
    vvVisitorDepartureDate: "2027-05-20",
    vvSponsor: "myself",
    vvObligations: ["family", "property"],
    employmentStatus: "retired",
  };
  const given = Object.entries(answers);
  const saved = await saveAnswers(deps, owner, {
    applicationId,
    answers: given.map(([key, value]) => ({ key, value, baseVersion: 0 })),
  });
  expect(saved.refusals).toEqual([]);
  const of = { applicationId, letterKey };
  const write = async (values: Readonly<Record<string, unknown>>) =>
    await saveLetterValues(deps, owner, {
      ...of,
      changes: Object.entries(values).map(([path, value]) => ({ path, value })),
    });
  await write(entries);
  const codes = ({ refusals }: { readonly refusals: readonly { readonly code: string }[] }) =>
    refusals.map(({ code }) => code);
  const kept = async () => {
    const key = await firm.keys.personKey(owner.userId);
    return await readLetterModel(firm.db, { key, applicationId, letter: letterKey });
  };
  const shownNow = async () => (await kept()).suggestion?.text ?? "";
  return {
    of,
    owner,
    write,
    kept,
    allow: async (isAllowed = true, by: Actor | undefined = owner) =>
      codes(await allowLetterModel(deps, by, { ...of, isAllowed })),
    suggest: async (by: Actor | undefined = owner) => codes(await suggestWording(deps, by, of)),
    settle: async (isAccepted: boolean, edits: readonly SentenceEdit[] = [], shown?: string) =>
      codes(await settleSuggestion(deps, owner, { ...of, isAccepted, edits, shown: shown ?? (await shownNow()) })),
    entered: async () => (await loadCaseFile(deps, applicationId))?.caseFile.letters?.[letterKey] ?? {},
    logged: async () =>
      (
        await firm.db.execute(
          sql`select kind, subject from boreal.audit_event where chain_id = ${applicationId} and (kind like 'letterModel%' or kind = 'suggestionAccepted') order by position`,
        )
      ).rows as { kind: string; subject: Record<string, unknown> }[],
  };
}

describe("a wording of a language model", () => {
  test("is asked for by nobody before the applicant allows it for the case", async () => {
    const { suggest, logged, allow } = await letter();
    expect(await suggest()).toEqual(["modelNotAllowed"]);
    expect(await allow(true, lawyer)).not.toEqual([]);
    expect(await suggest(lawyer)).toEqual(["modelNotAllowed"]);
    expect(server.asked).toEqual([]);
    expect(await logged()).toEqual([]);
  });

  test("is made from the draft and its facts, and the log says so before; the letter stays as it is", async () => {
    const { allow, suggest, kept, entered, logged } = await letter();
    expect(await allow()).toEqual([]);
    expect(await suggest()).toEqual([]);
    const given = JSON.parse(server.asked[0]?.body.messages.at(-1)?.content ?? "{}") as Record<string, unknown>;
    expect(given).toEqual({
      language: "en",
      title: "Why I come, and what I go home to",
      draft:
        "In Canada, I plan to see my daughter, whose telephone number is CODE1.\nI am retired. In India, I have dependent family and a home or land. I go home to the school that I run.",
      facts: [
        { name: "place", value: "in India" },
        { name: "ties", value: "dependent family and a home or land" },
      ],
      limit: 3000,
    });
    expect((await kept()).suggestion).toEqual({ text: wording });
    expect(await entered()).not.toHaveProperty("aiDraftText");
    const log = await logged();
    expect(log.map(({ kind }) => kind)).toEqual(["letterModelAllowed", "letterModelAsked"]);
    expect(log[1]?.subject).toEqual({
      form: letterKey,
      section: "assisted",
      language: "en",
      facts: ["place", "ties"],
      characters: 181,
      model: "invented-7b",
      runBy: "Invented Models of Halifax",
    });
  });

  test("is taken over by a person, and the letter is then confirmed before it goes into the vault", async () => {
    const { allow, suggest, settle, entered, logged, of, kept, owner } = await letter();
    await allow();
    await suggest();
    expect(await settle(true, [], "something else")).toEqual(["suggestionGone"]);
    expect(await settle(true)).toEqual([]);
    expect(await entered()).toMatchObject({ aiDraftText: wording, acceptedSuggestion: wording });
    expect((await kept()).suggestion).toBeNull();
    expect((await logged()).at(-1)?.kind).toBe("suggestionAccepted");
    const found = await findLetter(deps, owner, of);
    if ("refusals" in found) expect.fail("no letter");
    expect(found.written.draft.sections.map(({ isFromModel }) => isFromModel ?? false)).toContain(true);
    expect(found.written.draft.gaps).toEqual([]);
    // The refusal comes before any file is looked at.
    const put = await putLetterIntoVault(deps as FileDeps, lawyer ?? null, of);
    expect(put.refusals.map(({ code }) => code)).toEqual(["suggestionNotConfirmed"]);
  });

  test("that is accepted leaves the text that stood before as a version; a rejected one keeps none", async () => {
    const { allow, suggest, settle, of, owner, write, kept } = await letter();
    await allow();
    const mine = "I come to see my daughter in Calgary, and I go home to my school.";
    const section = suggestionPlace(contentOf("visitorVisaVisitorLetter"))?.id ?? expect.fail("no place");
    await write({ [`text.${section}`]: mine });
    const versions = async () => {
      const key = await firm.keys.personKey(owner.userId);
      const rows = await listVersions(firm.db, key, { applicationId: of.applicationId, letter: letterKey });
      return rows.map((row) => ({
        cause: row.cause,
        by: row.keptBy,
        text: openVersion(key, row).sections.find(({ id }) => id === section)?.text,
      }));
    };
    const before = await versions();
    await suggest();
    expect((await kept()).suggestion).not.toBeNull();
    await settle(false);
    expect(await versions()).toEqual(before);
    await suggest();
    expect(await settle(true)).toEqual([]);
    expect(await versions()).toEqual([{ cause: "proposed", by: owner.userId, text: mine }, ...before]);
  });

  test("cannot be taken over with what the facts do not have, until a person edits it", async () => {
    server.answer = () => ({ text: `${wording} I also visit Toronto.\nMy trip costs $900.` });
    const { allow, suggest, settle, entered } = await letter();
    await allow();
    await suggest();
    expect(await settle(true)).toEqual(["suggestionMoved"]);
    const toronto = (text: string): readonly SentenceEdit[] => [
      { sentence: 2, text },
      { sentence: 3, text: "" },
    ];
    expect(await settle(true, toronto("I also visit Toronto soon."))).toEqual(["suggestionStillMarked"]);
    expect(await settle(true, toronto("x\uD800"))).toEqual(["brokenText"]);
    expect(await entered()).not.toHaveProperty("aiDraftText");
    expect(await settle(true, toronto("I also visit my nephew."))).toEqual([]);
    expect(await entered()).toMatchObject({ aiDraftText: `${wording} I also visit my nephew.` });
  });

  test("goes into the person’s own text where that stands, and a rejected one leaves nothing", async () => {
    const { allow, suggest, settle, entered, write, kept } = await letter();
    await write({ "text.assisted": "Words of my own." });
    await allow();
    await suggest();
    expect(await settle(false)).toEqual([]);
    expect((await kept()).suggestion).toBeNull();
    expect(await entered()).toMatchObject({ "text.assisted": "Words of my own." });
    await suggest();
    expect(await settle(true)).toEqual([]);
    expect(await entered()).toMatchObject({ "text.assisted": wording });
    expect(await entered()).not.toHaveProperty("aiDraftText");
  });

  test.each([
    ["does not answer", { mood: "broken" }, "modelUnreachable"],
    ["refuses", { mood: "declining" }, "modelRefused"],
    ["never ends", { mood: "endless" }, "modelUnusable"],
    ["talks", { answer: (): unknown => "Sure!" }, "modelUnusable"],
    ["sends a page", { answer: (): unknown => ({ text: "<b>I come to see my daughter.</b>" }) }, "modelUnusable"],
    ["says nothing", { answer: (): unknown => ({ text: " " }) }, "modelUnusable"],
    ["goes on and on", { answer: (): unknown => ({ text: "I come. ".repeat(500) }) }, "suggestionTooLong"],
    [
      "answers in French",
      { answer: (): unknown => ({ text: "Je viens voir ma fille et je rentre dans mon pays." }) },
      "suggestionOtherLanguage",
    ],
    [
      "says what Boreal says",
      { answer: ({ draft }: { readonly draft: string }): unknown => ({ text: draft }) },
      "suggestionSame",
    ],
  ] as const)("a model that %s changes nothing", async (_, how, code) => {
    const { allow, suggest, kept, entered } = await letter();
    await allow();
    const before = await entered();
    Object.assign(server, how);
    expect(await suggest()).toEqual([code]);
    expect((await kept()).suggestion).toBeNull();
    expect(await entered()).toEqual(before);
  });

  test("is not asked for while a fact is missing, too often, by others, or for other letters", async () => {
    const { allow, suggest, write, of, owner } = await letter();
    await allow();
    await write({ homeTies: null });
    expect(await suggest()).toEqual(["suggestionHasGaps"]);
    await write(filled);
    expect(await suggest(stranger)).toEqual(["notFound"]);
    const other = await suggestWording(deps, owner, { ...of, letterKey: "letterOfExplanation" });
    expect(other.refusals).not.toEqual([]);
    expect(server.asked).toEqual([]);
    for (let times = 0; times < mostADay; times += 1) await suggest();
    expect(await suggest()).toEqual(["modelAskedOften"]);
    expect(server.asked).toHaveLength(mostADay);
  });

  test("is gone with the permission, also one that is on its way, and another model asks for a permission of its own", async () => {
    const { allow, suggest, kept, logged, of, owner } = await letter();
    await allow();
    await suggest();
    expect(await allow(false)).toEqual([]);
    expect((await kept()).suggestion).toBeNull();
    expect(await suggest()).toEqual(["modelNotAllowed"]);
    await allow();
    let answer = () => undefined as void;
    server.hold = new Promise((resolve) => (answer = resolve));
    const asking = suggest();
    await expect.poll(() => server.asked.length).toBe(2);
    await allow(false);
    answer();
    expect(await asking).toEqual(["modelNotAllowed"]);
    expect((await kept()).suggestion).toBeNull();
    expect((await logged()).at(-1)?.kind).toBe("letterModelWithdrawn");
    await allow();
    const others = { ...firm, languageModel: chatModel({ ...server.config, runBy: "Somebody else" }) };
    expect((await suggestWording(others, owner, of)).refusals.map(({ code }) => code)).toEqual(["modelNotAllowed"]);
  });

  test("is nothing where no model is set up", async () => {
    const { of, owner } = await letter();
    expect((await allowLetterModel(firm, owner, { ...of, isAllowed: true })).refusals).toMatchObject([
      { code: "noLanguageModel" },
    ]);
    expect((await suggestWording(firm, owner, of)).refusals).toMatchObject([{ code: "noLanguageModel" }]);
  });
});
