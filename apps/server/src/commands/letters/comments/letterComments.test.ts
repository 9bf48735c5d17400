import { randomUUID } from "node:crypto";
import { textPath } from "@boreal/domain/letters/letterContent";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "../../../policies/actor.ts";
import { saveAnswers } from "../../answers/saveAnswers.ts";
import { openTestServer, type TestServer } from "../../../graphql/testServer.ts";

const letterKey = "letterOfExplanation";
const section = "explanation";
const own = "The register burned in 2014. I have no copy of it. I asked for one.";

let server: TestServer;
let amara: Actor;
let lawyer: Actor;
let applicationId: string;

beforeAll(async () => {
  server = await openTestServer();
  lawyer = await server.firm.person("lawyer", { firstName: "Marie", lastName: "Roy" });
});
afterAll(async () => await server.close());
beforeEach(async () => {
  amara = await server.firm.person("student");
  applicationId = await server.firm.application(amara);
  await server.firm.assign(applicationId, lawyer);
  await write(amara, own);
});

const codes = (outcome: unknown): string[] =>
  (outcome as { refusals: { code: string }[] }).refusals.map(({ code }) => code);
const call = async (by: Actor, name: string, given: Readonly<Record<string, string | boolean>>): Promise<string[]> => {
  const all = Object.entries({ applicationId, letterKey, ...given });
  const told = await server.data(
    by,
    `mutation { ${name}(${all.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join(", ")}) { refusals { code } } }`,
  );
  return codes(told[name]);
};
const write = async (by: Actor, value: string) => {
  const change = `{ path: "${textPath(section)}", value: ${JSON.stringify(value)} }`;
  const told = await server.data(
    by,
    `mutation { saveLetter(applicationId: "${applicationId}", letterKey: "${letterKey}", changes: [${change}]) { refusals { code } } }`,
  );
  expect(codes(told.saveLetter)).toEqual([]);
};
const comment = async (by: Actor, given: Readonly<Record<string, string | boolean>> = {}) =>
  await call(by, "commentLetter", {
    key: randomUUID(),
    section,
    quote: "I have no copy of it.",
    before: "The register burned in 2014. ",
    words: "Say whom you asked.",
    proposal: "",
    isShared: true,
    ...given,
  });
type Told = {
  id: string;
  quote: string;
  start: number | null;
  words: string;
  isOpen: boolean;
  decision: string | null;
  replies: { body: string; byName: string | null }[];
  may: string[];
};
type Letter = { written: { sections: { id: string; text: string }[] }; comments: Told[]; may: string[] };
const letter = async (by: Actor): Promise<Letter> =>
  (
    await server.data(
      by,
      `{ letter(applicationId: "${applicationId}", letterKey: "${letterKey}") { written may comments { id quote start words isOpen decision replies { body byName } may } } }`,
    )
  ).letter as Letter;
const comments = async (by: Actor): Promise<readonly Told[]> => (await letter(by)).comments;
const only = async (by: Actor): Promise<Told> => (await comments(by))[0] ?? expect.fail("no comment");
const text = async () => (await letter(amara)).written.sections.find(({ id }) => id === section)?.text;
const open = async (by: Actor) => {
  const told = await server.data(by, `{ application(id: "${applicationId}") { openLetterComments { letter count } } }`);
  return (told.application as { openLetterComments: unknown }).openLetterComments;
};
const notices = async (by: Actor): Promise<readonly string[]> => {
  const { rows } = await server.firm.db.$client.query<{ kind: string }>(
    "select kind from boreal.notification where user_id = $1 and application_id = $2",
    [by.userId, applicationId],
  );
  return rows.map(({ kind }) => kind);
};
const leadTo = async (by: Actor): Promise<readonly (string | undefined)[]> => {
  const { rows } = await server.firm.db.$client.query<{ subject: { at?: string } }>(
    "select subject from boreal.notification where user_id = $1 and application_id = $2",
    [by.userId, applicationId],
  );
  return rows.map(({ subject }) => subject.at);
};
const inStatus = async (status: string) => {
  await server.firm.db.$client.query("update boreal.application set status = $2 where id = $1", [
    applicationId,
    status,
  ]);
};

describe("a comment on a passage", () => {
  it("stands beside it for the applicant, who is told once a day and answers; its writer is told of that", async () => {
    expect(await comment(lawyer)).toEqual([]);
    expect(await comment(lawyer, { quote: "I asked for one.", words: "When?" })).toEqual([]);
    const first = await only(amara);
    expect(first).toMatchObject({ start: own.indexOf("I have"), words: "Say whom you asked.", may: ["answer"] });
    expect(await notices(amara)).toEqual(["letterCommented"]);
    expect(await open(amara)).toEqual([{ letter: letterKey, count: 2 }]);
    const answer = { commentId: first.id, key: randomUUID(), body: "The office in Enugu." };
    expect(await call(amara, "answerLetterComment", answer)).toEqual([]);
    expect(await call(amara, "answerLetterComment", answer)).toEqual([]);
    expect((await only(lawyer)).replies).toEqual([{ body: "The office in Enugu.", byName: "Amara Okafor" }]);
    expect(await notices(lawyer)).toEqual(["letterCommentAnswered"]);
    expect(await call(lawyer, "resolveLetterComment", { commentId: first.id, isResolved: true })).toEqual([]);
    expect(await open(lawyer)).toEqual([{ letter: letterKey, count: 1 }]);
    expect(await call(amara, "resolveLetterComment", { commentId: first.id, isResolved: false })).toEqual([
      "notAllowed",
    ]);
  });

  it("says so once the words changed, and keeps those it was about", async () => {
    await comment(lawyer);
    await write(amara, own.replace("I have no copy of it.", "Nobody has a copy of it."));
    expect(await only(amara)).toMatchObject({ quote: "I have no copy of it.", start: null });
    await write(amara, `It was like this. ${own}`);
    expect((await only(amara)).start).toBe("It was like this. ".length + own.indexOf("I have"));
  });

  it("on the letter of one child leads to the letter of that child", async () => {
    const answers = {
      birthday: "1991-03-14",
      hasAccompanyingChild: true,
      numberOfChildren: 2,
      accompanyingChildren: [1, 2].map((childNumber) => ({
        childNumber,
        dateOfBirth: `201${childNumber}-05-04`,
        accompanying: true,
        visaType: "Student",
      })),
    };
    const given = Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 }));
    expect((await saveAnswers(server.firm, amara, { applicationId, answers: given })).refusals).toEqual([]);
    const ofChild = { letterKey: "childDocumentNotApplicable:child2" };
    const told = await server.data(
      lawyer,
      `{ letter(applicationId: "${applicationId}", letterKey: "${ofChild.letterKey}") { written } }`,
    );
    const { sections } = (told.letter as Letter).written;
    const first = sections.find((one) => one.text !== "") ?? expect.fail("an empty letter");
    const quote = first.text.split("\n")[0] ?? "";
    expect(await comment(lawyer, { ...ofChild, section: first.id, quote, before: "" })).toEqual([]);
    expect(await leadTo(amara)).toEqual([
      `/letters/child-document-not-applicable?application=${applicationId}&child=2`,
    ]);
  });

  it("that stays in the team is told to nobody else", async () => {
    expect(await comment(lawyer, { isShared: false, words: "Do we believe this?" })).toEqual([]);
    expect(await comments(amara)).toEqual([]);
    expect(await open(amara)).toEqual([]);
    expect(await notices(amara)).toEqual([]);
    const hidden = await only(lawyer);
    for (const [name, more] of [
      ["answerLetterComment", { key: randomUUID(), body: "x" }],
      ["decideLetterProposal", { isAccepted: false, text: "", body: "" }],
    ] as const)
      expect(await call(amara, name, { commentId: hidden.id, ...more })).toEqual(["letterCommentNotFound"]);
  });

  it("is of the legal team alone, of that case, and needs words, a passage that stands and a key", async () => {
    expect(await comment(amara)).toEqual(["notAllowed"]);
    expect(await comment(await server.firm.person("paralegal"))).toEqual(["notFound"]);
    expect(await comment(lawyer, { words: " \n" })).toEqual(["letterCommentEmpty"]);
    expect(await comment(lawyer, { words: "x".repeat(5001) })).toEqual(["letterCommentTooLong"]);
    expect(await comment(lawyer, { quote: "x".repeat(1001) })).toEqual(["letterPassageTooLong"]);
    expect(await comment(lawyer, { quote: "Something else." })).toEqual(["letterPassageMoved"]);
    expect(await comment(lawyer, { section: "none" })).toEqual(["letterPassageMoved"]);
    expect(await comment(lawyer, { proposal: "I have no copy of it." })).toEqual(["letterProposalSame"]);
    expect(await comment(lawyer, { key: "mine" })).toEqual(["pageKey"]);
    const key = randomUUID();
    expect(await comment(lawyer, { key })).toEqual([]);
    expect(await comment(lawyer, { key })).toEqual([]);
    expect(await comment(lawyer, { key, words: "Other words." })).toEqual(["letterCommentSavedElsewise"]);
    await inStatus("Withdrawn");
    expect(await comment(lawyer)).toEqual(["applicationLocked"]);
    expect((await letter(lawyer)).may).not.toContain("comment");
  });

  it("keeps other directions of writing, HTML and emoji as they are, and drops signs that nobody sees", async () => {
    const words = "مرحبا <img src=x> 👩‍👧 \u0007end";
    expect(await comment(lawyer, { words })).toEqual([]);
    expect((await only(amara)).words).toBe("مرحبا <img src=x> 👩‍👧  end");
  });

  it("is sealed, and tells nobody without the key of which letter it is", async () => {
    await comment(lawyer);
    const { rows } = await server.firm.db.$client.query(
      "select letter, sealed_words from boreal.letter_comment where application_id = $1",
      [applicationId],
    );
    expect(JSON.stringify(rows)).not.toContain(letterKey);
    expect(JSON.stringify(rows)).toMatch(/"letter":"~/);
  });
});

describe("a proposed wording", () => {
  const proposal = "No copy of it is left.";
  beforeEach(async () => {
    await comment(lawyer, { proposal, words: "" });
  });
  const decide = async (isAccepted: boolean, shown: string, body = "") =>
    await call(amara, "decideLetterProposal", { commentId: (await only(amara)).id, isAccepted, text: shown, body });

  it("that is accepted becomes the own text of the section, also during the review, and is settled", async () => {
    await inStatus("LawyerReview");
    expect(await decide(true, own)).toEqual([]);
    expect(await text()).toBe(own.replace("I have no copy of it.", proposal));
    expect(await only(lawyer)).toMatchObject({ decision: "accepted", isOpen: false });
    expect(await notices(lawyer)).toEqual(["letterCommentAnswered"]);
    expect(await decide(true, (await text()) ?? "")).toEqual(["letterProposalDecided"]);
  });

  it("that is rejected with a word waits for the lawyer, and changes nothing", async () => {
    expect(await decide(false, own, "That is not true.")).toEqual([]);
    expect(await text()).toBe(own);
    expect(await only(lawyer)).toMatchObject({
      decision: "rejected",
      isOpen: true,
      replies: [{ body: "That is not true." }],
    });
  });

  it("overwrites nothing that changed since", async () => {
    await write(amara, `${own} Truly.`);
    expect(await decide(true, own)).toEqual(["letterMoved"]);
    await write(amara, "Everything is new.");
    expect(await decide(true, "Everything is new.")).toEqual(["letterProposalPassageChanged"]);
    expect(await only(amara)).toMatchObject({ decision: null, isOpen: true });
    expect(await text()).toBe("Everything is new.");
  });

  it("in the pool waits, for nothing of the letter is written then", async () => {
    await inStatus("ApplicantPool");
    expect(await decide(true, own)).toEqual(["applicationLocked"]);
    expect((await only(amara)).may).toEqual(["answer"]);
  });
});
