import { loadavg } from "node:os";
import { browser, browserIsHere, closeBrowser } from "../tests/browser/launch.ts";
import { bundled } from "./bundled.ts";
import type { Figure } from "./figure.ts";
import { runRules, type RulesFigures, type Times } from "./rulesRun.ts";

/** A page that may read a precise clock: isolated from all other origins, as browsers ask for. */
const place = "http://localhost:1/";
const isolated = {
  "content-type": "text/html",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
};

async function inChromium(): Promise<RulesFigures> {
  const script = await bundled("rulesRun.ts");
  const context = await (await browser()).newContext();
  try {
    const page = await context.newPage();
    await page.route(place, (route) =>
      route.fulfill({ headers: isolated, body: "<!doctype html><title>rules</title>" }),
    );
    await page.goto(place);
    await page.addScriptTag({ content: script });
    if (!(await page.evaluate(() => crossOriginIsolated))) throw new Error("the clock of this page is too coarse");
    return await page.evaluate(() =>
      (globalThis as unknown as { bench: { runRules: () => RulesFigures } }).bench.runRules(),
    );
  } finally {
    await context.close();
    await closeBrowser();
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const load = () => loadavg()[0]?.toFixed(1) ?? "unknown";

const peerName = "survey-core";

function figuresOf(
  where: string,
  { plan, questionnaire, survey, surveySets, many, manySurvey, counts }: RulesFigures,
  isBound: boolean,
): readonly Figure[] {
  const bounded = (bound: number) => (isBound ? { bound } : {});
  const line = (what: string, times: Times, of: "median" | "p95" | "calmest", more: Partial<Figure>): Figure => ({
    what: `${where}: ${what}`,
    value: times[of],
    unit: "ms",
    runs: times.runs,
    ...more,
  });
  return [
    line("one answer to the whole plan", plan, "median", {
      ...bounded(1),
      peer: { name: peerName, value: survey.median },
    }),
    line("the same, slowest in twenty of the calmest round", plan, "calmest", {
      ...bounded(3),
      peer: { name: peerName, value: survey.calmest },
    }),
    line("the same, slowest in twenty of all", plan, "p95", { peer: { name: peerName, value: survey.p95 } }),
    line("one answer to every question, with reasons", questionnaire, "median", {
      peer: { name: peerName, value: survey.median },
    }),
    line("the same beside survey-core setting the answer only", questionnaire, "median", {
      peer: { name: peerName, value: surveySets.median },
    }),
    line(`one answer to every question of ${counts.manyInputs}`, many, "median", {
      ...bounded(manySurvey.median / 3),
      peer: { name: peerName, value: manySurvey.median },
    }),
  ];
}

/**
 * One answer of a full study permit case to everything that follows from it. Ours computes the whole plan anew: every step
 * with its reasons and the checks of its value, slots, warnings, funds, fees, letters, forms, eligibility, deadlines. The
 * peer, survey-core, gets the one answer, runs the conditions that depend on it, and says what is visible and missing.
 */
export async function measure(): Promise<readonly Figure[]> {
  print(`load of the machine before: ${load()}`);
  const node = runRules();
  const chromium = (await browserIsHere()) ? await inChromium() : undefined;
  print(`load of the machine after: ${load()}`);
  const { counts } = node;
  print(
    `the flow Student: ${counts.steps} pages, ${counts.asking} answers asked for with ${counts.inputs} questions (every field of a list or an address is one); ` +
      `${counts.answers} answers given, ${counts.changes} changes of them one after the other`,
  );
  print(
    `the same in survey-core: ${counts.surveyQuestions} questions, of which ${counts.surveyVisible} are visible (pages of text among them)`,
  );
  print(
    "one answer in survey-core: set it, run the conditions that read it, list the visible questions, check that needed ones have a value",
  );
  print(`the long flow: ${counts.manySteps} pages, ${counts.manyAsking} answers, ${counts.manyInputs} questions`);
  return [
    ...(chromium ? figuresOf("Chromium", chromium, true) : []),
    ...figuresOf("Node", node, chromium === undefined),
  ];
}
