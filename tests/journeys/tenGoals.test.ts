import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { familyAnswers } from "../../apps/server/src/demo/answers.ts";
import { viewerText } from "../../apps/web/src/case/viewers/viewers.text.ts";
import { sideBySideText } from "../../apps/web/src/case/reasons/sideBySide.text.ts";
import { text as statusText } from "../../apps/web/src/features/status/status.text.ts";
import { text as vaultText } from "../../apps/web/src/features/vault/text.ts";
import { arriveSignedIn, signIn } from "../browser/accounts.ts";
import { Client } from "../browser/client.ts";
import { foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson, type Person } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import type { Goal } from "../browser/stranger/choose.ts";
import type { Heard } from "../browser/stranger/pageAsHeard.ts";
import { walk, type Reached } from "../browser/stranger/stranger.ts";
import { applicantGoals, hostGoals, teamGoals } from "../browser/stranger/tenGoals.ts";
import { freshCode } from "../browser/authenticator.ts";
import { Visitor } from "../browser/visitor.ts";
import { inLanguages, type Language } from "../running/sizes.ts";

/** What people want of the screens, reached in four clicks by what the screens say alone (ADR 0140). */
const here = await browserIsHere();
const today = "2026-11-20";
const mostClicks = 4;
/** Of the case whose deadline the lawyer looks for. */
const sendBy = /July\s3,\s2027|3\sjuillet\s2027/;
const told: string[] = [];
type Prepared = { readonly person: Person; readonly applicationId: string };

const superVisa = {
  vvVisitorType: "parent",
  vvIsHosting: true,
  vvIsSuperVisa: true,
  vvNumberOfFamilyMembers: 4,
  vvHasFamilyFundsRequired: false,
  country: "NG",
};

async function prepare(boreal: Boreal, person: Person, type: ApplicationType, answers: object): Promise<Prepared> {
  const program = new Client(boreal);
  await program.register(person);
  const applicationId = await program.startApplication(type);
  await program.answer(applicationId, { ...answers });
  return { person, applicationId };
}

/** One of her statements is somebody else’s; her passport says another number than she answered, and another day already. */
async function mixUp(home: Client, applicationId: string): Promise<void> {
  const { application } = await home.graphql<{ application: { documents: readonly { id: string; page: string }[] } }>(
    "query ($id: ID!) { application(id: $id) { documents { id page } } }",
    { id: applicationId },
  );
  const corrections = [
    { page: "proof-of-funds", field: "accountHolderName", value: "Obi Nwosu" },
    { page: "passport", field: "passportNumber", value: "B1234567" },
  ];
  for (const { page, ...correction } of corrections) {
    const id = application.documents.find((one) => one.page === page)?.id;
    const { correctReading } = await home.graphql<{ correctReading: { refusals: readonly object[] } }>(
      "mutation ($id: ID!, $field: String!, $value: String!) { correctReading(fileId: $id, field: $field, value: $value) { refusals { code } } }",
      { id, ...correction },
    );
    expect(correctReading.refusals).toEqual([]);
  }
}

afterAll(async () => {
  await closeBrowser();
  console.log(`clicks to ten goals:\n${told.toSorted().join("\n")}`);
});

const said = (heard: readonly Heard[], words: RegExp | string): boolean =>
  heard.some(({ name }) => (typeof words === "string" ? name.includes(words) : words.test(name)));

type Task = {
  readonly name: string;
  readonly goal: Goal;
  readonly start: string;
  readonly reached: Reached;
  /** What happened before she sits down. */
  readonly before?: () => Promise<unknown>;
};

/** Walks from the page where one would begin; says what was pressed where it takes too long. */
async function reach(visitor: Visitor, { name, goal, start, reached }: Task): Promise<readonly string[]> {
  await visitor.open(start);
  const way = await walk(visitor, goal, reached);
  told.push(`${name.padEnd(18)} ${visitor.language}  ${way.clicks}  ${way.pressed.join(" › ")}`);
  return way.reached && way.clicks <= mostClicks ? [] : [`${name}: ${way.clicks}, ${way.pressed.join(" › ")}`];
}

/** Each task in turn; the later ones may rest on what the earlier did. Answers with those that took too long. */
async function reachAll(visitor: Visitor, tasks: readonly Task[]): Promise<readonly string[]> {
  const tooFar: string[] = [];
  for (const task of tasks) {
    await task.before?.();
    tooFar.push(...(await reach(visitor, task)));
  }
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
  return tooFar;
}

const inLanguage = (language: Language) => (words: Readonly<Record<Language, string>>) => words[language];

describe.skipIf(!here).each(inLanguages("en"))("in four clicks (%s)", (language) => {
  const t = inLanguage(language);
  // What somebody did in one language would be done already in the other.
  const boreal = new Boreal({ settings: { BOREAL_TODAY: today, BOREAL_GRAPHQL: "any" } });
  let firm: Firm;
  let host: Prepared;
  let client: Prepared;
  beforeAll(async () => {
    await boreal.start();
    firm = await foundFirm(boreal);
    // A son who earns too little for the super visa of his mother, and somebody else whose case the lawyer has.
    host = await prepare(boreal, inventedPerson("Idris", "Balogun"), "VisitorVisa", superVisa);
    client = await prepare(boreal, inventedPerson("Wanjiru", "Kamau"), "Student", familyAnswers(today));
    const home = new Client(boreal);
    await home.signIn(firm.amara);
    await mixUp(home, firm.applicationId);
  });
  afterAll(async () => await boreal.remove());

  it("somebody who applies", async () => {
    const visitor = await arriveSignedIn(boreal, firm.amara, { language, width: 390, height: 844 });
    const start = `/applications/${firm.applicationId}`;
    const goals = applicantGoals;
    const tooFar = await reachAll(visitor, [
      {
        name: "strangersDocument",
        goal: goals.strangersDocument[language],
        start,
        reached: (heard) => said(heard, /Obi Nwosu/),
      },
      {
        name: "answerWins",
        goal: goals.answerWins[language],
        start,
        reached: (heard) => said(heard, t(sideBySideText.kept)),
      },
      {
        name: "documentWins",
        goal: goals.documentWins[language],
        start,
        reached: (heard) => said(heard, t(sideBySideText.takenOver)),
      },
      {
        name: "toSend",
        goal: goals.toSend[language],
        start,
        reached: (heard) => said(heard, t(statusText.openFirst)),
      },
      {
        name: "whoLooked",
        goal: goals.whoLooked[language],
        start,
        reached: (heard) => said(heard, t(viewerText.lookedTitle)),
      },
      {
        name: "withdraw",
        goal: goals.withdraw[language],
        start,
        reached: (heard) => said(heard, t(vaultText.deleted).replace("{name}", "letter.pdf")),
      },
    ]);
    expect(tooFar, "too far, or never reached").toEqual([]);
  });

  it("a son who prepares the visit of his mother", async () => {
    const visitor = await arriveSignedIn(boreal, host.person, { language, width: 390, height: 844 });
    const start = `/applications/${host.applicationId}`;
    const tooFar = await reachAll(visitor, [
      {
        name: "verdict",
        goal: applicantGoals.verdict[language],
        start,
        reached: (heard) => said(heard, /\$[\d,]+|[\d\s]+\$/) && said(heard, /co-sign|cosigne/),
      },
      {
        name: "inviteMother",
        goal: hostGoals.inviteMother[language],
        start,
        reached: (heard) =>
          heard.some(({ role }) => role === "dialog") &&
          heard.some(({ role, name }) => role === "textbox" && /email|courriel/i.test(name)),
      },
    ]);
    expect(tooFar, "too far, or never reached").toEqual([]);
  });

  it("her lawyer", async () => {
    const visitor = await Visitor.arrive(boreal, { language, width: 1280, height: 900 });
    await visitor.open("/sign-in");
    await signIn(visitor, firm.lawyer, firm.lawyer.secret);
    const office = new Client(boreal);
    await office.signIn(firm.admin);
    await office.post("/api/auth/two-factor/verify-totp", { code: await freshCode(firm.admin.secret) });
    const sentOnPaper = () =>
      office.graphql(
        'mutation ($id: ID!) { forceStatus(applicationId: $id, from: "Preparation", to: "IrccProcessing", reason: "Sent on paper.", requestId: "ten") { refusals { code } } }',
        { id: client.applicationId },
      );
    const tooFar = await reachAll(visitor, [
      {
        name: "deadline",
        goal: teamGoals.deadline[language],
        start: "/",
        reached: (heard) =>
          heard.some(({ role, name }) => role === "heading" && name.includes("Wanjiru Kamau")) && said(heard, sendBy),
      },
      {
        name: "refusal",
        goal: teamGoals.refusal[language],
        start: "/",
        before: sentOnPaper,
        reached: (heard) =>
          said(heard, "Wanjiru Kamau") &&
          heard.some(({ role, name }) => role === "textbox" && /year|année/i.test(name)),
      },
    ]);
    expect(tooFar, "too far, or never reached").toEqual([]);
  });
});
