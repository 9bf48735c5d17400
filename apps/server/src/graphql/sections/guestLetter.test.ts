import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { revokeSectionInvitation } from "../../commands/sections/revokeSectionInvitation.ts";
import type { Actor } from "../../policies/actor.ts";
import type { Guest } from "../../policies/sections.ts";
import { openTestServer, type TestServer } from "../testServer.ts";
import { give, invited, personWithGuest } from "./testGuests.ts";

const letterQuery =
  "query L($letterKey: String!) { guestLetter(letterKey: $letterKey) { name { en } sections checks { en } asked caseFile versions text standing words may refusals { code } } }";
const saveMutation =
  "mutation S($id: ID!, $key: String!, $changes: [LetterChange!]!) { saveLetter(applicationId: $id, letterKey: $key, changes: $changes, asGuest: true) { saved { path version } conflicts { path } refusals { code } } }";
const confirmMutation =
  "mutation C($id: ID!, $key: String!, $text: String!) { confirmLetter(applicationId: $id, letterKey: $key, text: $text, asGuest: true) { refusals { code } } }";
const key = "financialSupporter:financialSupporter";

const filled = {
  supporterAddress: "12 rue Didouche, Alger",
  supporterTelephone: "+213 21 555 010",
  supporterWork: "retired",
  ownCurrency: "CAD",
  yearlyIncome: "48000",
  paysTuition: true,
  supportPerYear: "24000",
  supportYears: "2",
  howPaid: "By transfer to the school before each term.",
  sourceOfMoney: "My pension and my savings of thirty years.",
  supportsOthers: false,
  giftOrLoan: "gift",
  studyPlanFinancialSupport: "My daughter has worked for this place for two years, and I promised her this.",
};

let server: TestServer;
let owner: Actor;
let mother: Guest;
beforeAll(async () => {
  server = await openTestServer();
  ({ owner, guest: mother } = await personWithGuest(server, "financialSupporter"));
});
afterAll(async () => await server.close());

type Letter = {
  readonly sections: readonly { readonly id: string; readonly text: string }[];
  readonly caseFile: { readonly answers: object; readonly documents: readonly unknown[] };
  readonly text: string;
  readonly standing: string;
  readonly may: readonly string[];
  readonly refusals: readonly { readonly code: string }[];
};
const letter = async (guest: Guest, of = key) =>
  (await server.ask(null, letterQuery, { letterKey: of }, guest)).data?.guestLetter as Letter;
const save = async (guest: Guest, values: Readonly<Record<string, unknown>>, of = key, id = guest.applicationId) =>
  (
    await server.ask(
      null,
      saveMutation,
      { id, key: of, changes: Object.entries(values).map(([path, value]) => ({ path, value, baseVersion: 0 })) },
      guest,
    )
  ).data?.saveLetter as { saved: { path: string }[]; refusals: { code: string }[] };
const confirm = async (guest: Guest, text: string, of = key) =>
  (await server.ask(null, confirmMutation, { id: guest.applicationId, key: of, text }, guest)).data?.confirmLetter as {
    refusals: { code: string }[];
  };

describe("somebody who pays, by link", () => {
  it("finds her letter on her page, and reads its draft with nothing else of the case", async () => {
    await give(server, owner, mother.applicationId, { birthday: "1998-03-01", hasPreviousVisaApplication: true });
    const { data } = await server.ask(null, "{ guestCase { letters { key name { en } } stepIds } }", {}, mother);
    expect(data?.guestCase).toEqual({
      letters: [{ key, name: { en: "Financial Supporter Letter" } }],
      stepIds: [],
    });
    const read = await letter(mother);
    expect([read.refusals, read.may, read.standing]).toEqual([[], ["write", "confirm"], "untouched"]);
    expect(read.sections.map(({ id }) => id)).toContain("reason");
    expect(read.text).toContain("Fatima Belkacem");
    expect([read.caseFile.answers, read.caseFile.documents]).toEqual([{}, []]);
    expect(JSON.stringify(read)).not.toMatch(/1998|hasPreviousVisaApplication/);
  });

  it("answers its fields and writes a section herself; the log names her link", async () => {
    const saved = await save(mother, { ...filled, "text.reason": "I want her to study what she loves." });
    expect([saved.refusals, saved.saved.length]).toEqual([[], Object.keys(filled).length + 1]);
    const { text, sections } = await letter(mother);
    expect(sections.find(({ id }) => id === "reason")?.text).toBe("I want her to study what she loves.");
    // Her documents are the applicant’s to add: until then the enclosures are a gap.
    expect((await confirm(mother, text)).refusals).toEqual([{ code: "letterHasGaps" }]);
    const rows = await server.firm.db.$client.query<{ kind: string }>(
      "select kind from boreal.audit_event where actor_id = $1",
      [mother.invitationId],
    );
    expect(rows.rows.map(({ kind }) => kind)).toContain("letterSaved");
  });

  it("reaches no letter of anybody else, no other application, and no file, comment or version", async () => {
    for (const other of [
      "studyPlan",
      "letterOfExplanation",
      "spousalSupportLetter:spouse",
      "financialSupporter",
      "firstFinancialSupporter:financialSupporter",
      "secondFinancialSupporter:secondFinancialSupporter",
      "financialSupporter:host",
      "demandLetter",
      "__proto__",
      "",
    ]) {
      expect([other, (await letter(mother, other)).refusals]).toEqual([other, [{ code: "letterNotYours" }]]);
      expect([other, (await save(mother, { place: "Oran" }, other)).refusals]).toEqual([
        other,
        [{ code: "letterNotYours" }],
      ]);
      expect([other, (await confirm(mother, "x", other)).refusals]).toEqual([other, [{ code: "letterNotYours" }]]);
    }
    const elsewhere = await server.firm.application(owner);
    expect((await save(mother, { place: "Oran" }, key, elsewhere)).refusals).toEqual([{ code: "sectionLinkNotValid" }]);
    const put = await server.ask(
      null,
      `mutation { putLetterIntoVault(applicationId: "${mother.applicationId}", letterKey: "${key}") { fileId refusals { code } } }`,
      {},
      mother,
    );
    expect(put.data?.putLetterIntoVault).toEqual({ fileId: null, refusals: [{ code: "notSignedIn" }] });
    const asAccount = await server.ask(
      null,
      `{ letter(applicationId: "${mother.applicationId}", letterKey: "${key}") { text comments { id } refusals { code } } }`,
      {},
      mother,
    );
    expect(asAccount.data?.letter).toEqual({ text: null, comments: [], refusals: [{ code: "notSignedIn" }] });
  });

  it("says what may not be entered, and keeps the rest", async () => {
    const { saved, refusals } = await save(mother, { place: "Alger", confirmedText: "all of it", nothingLikeIt: 1 });
    expect([saved.map(({ path }) => path), refusals.length]).toEqual([["place"], 2]);
    const long = await save(mother, { "text.source": "x".repeat(200_000) });
    expect([long.saved, long.refusals.length]).toEqual([[], 1]);
  });

  it("is told in one sentence once her link has ended, and what she wrote stays in the letter", async () => {
    const { guest, owner: other } = await personWithGuest(server, "financialSupporter");
    await save(guest, { place: "Tlemcen" });
    await revokeSectionInvitation(server.firm, other, { id: guest.invitationId });
    expect((await letter(guest)).refusals).toEqual([{ code: "sectionLinkNotValid" }]);
    expect((await save(guest, { place: "Oran" })).refusals).toEqual([{ code: "sectionLinkNotValid" }]);
    expect((await confirm(guest, "x")).refusals).toEqual([{ code: "sectionLinkNotValid" }]);
    const again = await invited(server, {
      owner: other,
      applicationId: guest.applicationId,
      section: "financialSupporter",
    });
    expect(JSON.stringify((await letter(again)).caseFile)).toContain("Tlemcen");
  });

  it("writes nothing once nobody pays any more, and nobody is invited to a letter that is not called for", async () => {
    const { guest, owner: other } = await personWithGuest(server, "secondFinancialSupporter");
    const second = "secondFinancialSupporter:secondFinancialSupporter";
    expect((await letter(guest, second)).refusals).toEqual([]);
    const { saveAnswers } = await import("../../commands/answers/saveAnswers.ts");
    await saveAnswers(server.firm, other, {
      applicationId: guest.applicationId,
      answers: [{ key: "hasSecondFinancialSupporter", value: false, baseVersion: 1 }],
    });
    expect((await letter(guest, second)).refusals).toEqual([{ code: "letterNotYours" }]);
    const { inviteToSection } = await import("../../commands/sections/inviteToSection.ts");
    const to = { applicationId: guest.applicationId, email: "karim@example.test", language: "en" };
    const asked = await inviteToSection(server.firm, other, { ...to, section: "secondFinancialSupporter" });
    expect(asked.refusals.map(({ code }) => code)).toEqual(["sectionHasNoQuestions"]);
  });
});

it.each([
  ["spouse", "spousalSupportLetter:spouse"],
  ["host", "visitorVisaHostLetter:host"],
  ["visitor", "visitorVisaVisitorLetter:visitor"],
] as const)("a %s reads and writes the letter that is theirs", async (section, of) => {
  const { guest } = await personWithGuest(server, section);
  const read = await letter(guest, of);
  expect([read.refusals, read.may]).toEqual([[], ["write", "confirm"]]);
  const [first] = read.sections;
  const written = await save(guest, { [`text.${first?.id}`]: "My own words about this." }, of);
  expect([written.refusals, written.saved.length]).toEqual([[], 1]);
  expect((await letter(guest, of)).text).toContain("My own words about this.");
});

it("a spouse confirms the letter as it reads, and takes that back", async () => {
  const { guest, owner: amara } = await personWithGuest(server, "spouse");
  const of = "spousalSupportLetter:spouse";
  await give(server, amara, guest.applicationId, {
    spouseFirstName: "Chidi",
    spouseLastName: "Eze",
    spouseBirthday: "1990-02-01",
    schoolName: "Humber College",
    programName: "Nursing",
  });
  const { sections } = await letter(guest, of);
  await save(guest, Object.fromEntries(sections.map(({ id }) => [`text.${id}`, `What I say about ${id}.`])), of);
  const { text } = await letter(guest, of);
  expect((await confirm(guest, "something else", of)).refusals).toEqual([{ code: "letterMoved" }]);
  expect((await confirm(guest, text, of)).refusals).toEqual([]);
  expect((await letter(guest, of)).standing).toBe("confirmed");
  expect((await confirm(guest, "", of)).refusals).toEqual([]);
  expect((await letter(guest, of)).standing).toBe("written");
});
