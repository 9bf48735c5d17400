import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { pageName } from "@boreal/domain/vault/pageName";
import { pageOf } from "@boreal/domain/vault/pages";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caseFileOf } from "../../apps/web/src/case/loading/theCase.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { Boreal, root } from "../browser/server.ts";
import { languagesOfPerson, type Language } from "../running/sizes.ts";
import { numberOnLetter, prepare, situations, type Newcomer, type Situation } from "../browser/stranger/fivePeople.ts";
import { goals, wonderings, type Task } from "../browser/stranger/goals.ts";
import type { Heard } from "../browser/stranger/pageAsHeard.ts";
import { walk, type Reached, type Walk } from "../browser/stranger/stranger.ts";

/** Five people with five tasks, who have never seen the application: each gets there from the plan in four clicks (ADR 0140). */

const blanks = join(root, "../shared/forms/official");
const here = await browserIsHere();
const hasBlanks = existsSync(blanks);
if (!hasBlanks) process.stderr.write("skipped: taking a form along needs the blanks of ../shared/forms/official\n");
const today = "2026-11-20";
const boreal = new Boreal({
  settings: { BOREAL_TODAY: today, BOREAL_GRAPHQL: "any", ...(hasBlanks ? { BOREAL_FORMS: blanks } : {}) },
});

const mostClicks = 4;

type Told = { readonly task: Task; readonly who: string; readonly language: Language; readonly walk: Walk };
const told: Told[] = [];

beforeAll(async () => {
  if (here) await boreal.start();
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
  const lines = told.map(
    ({ task, who, language, walk: { clicks, pressed } }) =>
      `${task.padEnd(9)} ${who.padEnd(7)} ${language}  ${clicks}  ${pressed.join(" › ")}`,
  );
  console.log(`clicks of five strangers, from the plan:\n${lines.toSorted().join("\n")}`);
});

const tasksOf = ({ hasLetter, hasForm, hasSpouse }: Situation): readonly Task[] => [
  "missing",
  "why",
  ...(hasLetter ? (["correct"] as const) : []),
  ...(hasSpouse ? (["spouse"] as const) : []),
  ...(hasForm && hasBlanks ? (["download"] as const) : []),
];

const said = (heard: readonly Heard[]): string =>
  heard
    .filter(({ role }) => role === "StaticText")
    .map(({ name }) => name.toLowerCase())
    .join(" ");

/** What the page shows when the task is done. This alone knows the application. */
async function judgeOf(
  task: Task,
  { client, applicationId, situation }: Newcomer,
  language: Language,
): Promise<Reached> {
  const { application } = await client.graphql<{
    application: {
      caseFile: object;
      plan: { vault: readonly { page: string; slot: string; why: { because: readonly Record<Language, string>[] } }[] };
    };
  }>("query ($id: ID!) { application(id: $id) { caseFile plan { vault { page slot why { because { en fr } } } } } }", {
    id: applicationId,
  });
  switch (task) {
    case "missing": {
      const the = readerFor(caseFileOf(application.caseFile));
      const names = situation.misses.map((slug) => pageName(pageOf(slug)!, null, the)[language]);
      return (heard) => names.every((name) => heard.some((one) => one.role === "link" && one.name.startsWith(name)));
    }
    case "why": {
      const { page, slot } = situation.wonders;
      const because = application.plan.vault.find((one) => one.page === page && one.slot === slot)!.why.because;
      return (heard) => because.every((reason) => said(heard).includes(reason[language].toLowerCase()));
    }
    case "correct":
      return (heard) => heard.some(({ role, value }) => role === "textbox" && value === numberOnLetter);
    case "spouse":
      return (heard) =>
        heard.some(({ role }) => role === "dialog") &&
        heard.some(({ role, name }) => role === "textbox" && /email|courriel/i.test(name));
    case "download":
      return (_heard, saved) => saved.some((name) => /1294.*\.pdf$/i.test(name));
  }
}

describe.skipIf(!here).each(situations)("$firstName, $inWords", (situation) => {
  let newcomer: Newcomer;
  beforeAll(async () => {
    newcomer = await prepare(boreal, situation, today);
  });

  it.each(languagesOfPerson(situations.indexOf(situation)))(
    "gets to all that she wants in four clicks (%s)",
    async (language) => {
      const visitor = await arriveSignedIn(boreal, newcomer.person, { language, width: 360, height: 740 });
      const tooFar: string[] = [];
      for (const task of tasksOf(situation)) {
        const goal = (task === "why" ? wonderings[situation.wonders.about] : goals[task])[language];
        const reached = await judgeOf(task, newcomer, language);
        await visitor.open(`/applications/${newcomer.applicationId}`);
        const way = await walk(visitor, goal, reached);
        told.push({ task, who: situation.firstName, language, walk: way });
        if (!way.reached || way.clicks > mostClicks) tooFar.push(`${task}: ${way.clicks}, ${way.pressed.join(" › ")}`);
        const goalWords = [goal.says, ...goal.looksFor].join(" ").toLowerCase();
        // One everyday word, such as “Documents”, is no password; a whole label would be.
        const given = way.pressed.filter((name) => name.includes(" ") && goalWords.includes(name.toLowerCase()));
        expect(given, "a goal holds a label of the application").toEqual([]);
      }
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
      expect(tooFar, "too far, or never reached").toEqual([]);
    },
  );
});
