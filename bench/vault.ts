import { loadavg } from "node:os";
import { computePlan } from "@boreal/domain/plan/plan";
import { signIn } from "../tests/browser/accounts.ts";
import { Client } from "../tests/browser/client.ts";
import { browser, browserIsHere, closeBrowser } from "../tests/browser/launch.ts";
import { inventedPerson } from "../tests/browser/people.ts";
import { Boreal } from "../tests/browser/server.ts";
import { Visitor } from "../tests/browser/visitor.ts";
import { bundled } from "./bundled.ts";
import { median, medianTime, type Figure } from "./figure.ts";
import { vaultCase } from "./vaultCase.ts";

/** A page that may read a precise clock: isolated from all other origins, as browsers ask for. */
const place = "http://localhost:1/";
const isolated = {
  "content-type": "text/html; charset=utf-8",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
};

type First = { readonly whole: number; readonly later: number; readonly pages: number };
type Timed = { readonly first: number; readonly later?: number };

/** What the web build puts before its rules (apps/web/vite.config.ts). */
const compiledOnArrival = "//# allFunctionsCalledOnLoad";

const openings = 9;

/** The first evaluation in a page that has just been opened, as often as `openings` says: nothing is warm. Each kind has a page of its own. */
async function firstInChromium(): Promise<readonly First[]> {
  const script = await bundled("vaultRun.ts");
  const context = await (await browser()).newContext();
  const found: First[] = [];
  try {
    const inFreshPage = async (what: "firstPlan" | "firstPages"): Promise<Timed> => {
      const page = await context.newPage();
      await page.route(`${place}**`, (route) =>
        route.request().url().endsWith(".js")
          ? route.fulfill({
              headers: {
                "content-type": "text/javascript; charset=utf-8",
                "cross-origin-resource-policy": "same-origin",
              },
              body: `${compiledOnArrival}\n${script}`,
            })
          : route.fulfill({ headers: isolated, body: "<!doctype html><title>vault</title>" }),
      );
      await page.goto(place);
      await page.addScriptTag({ url: `${place}rules.js` });
      const timed = await page.evaluate(
        (name) => (globalThis as unknown as { bench: Record<string, () => Timed> }).bench[name]?.(),
        what,
      );
      await page.close();
      if (!timed) throw new Error(`vaultRun.ts has no ${what}`);
      return timed;
    };
    for (let run = 0; run < openings; run += 1) {
      const whole = await inFreshPage("firstPlan");
      const { first: pages } = await inFreshPage("firstPages");
      found.push({ whole: whole.first, later: whole.later ?? Number.NaN, pages });
    }
  } finally {
    await context.close();
  }
  return found;
}

type Index = { readonly usable: number; readonly longest: number };

/** The list of documents on a phone: 5/1 Mbit/s with 100 ms, a quarter of the processor, empty cache; then scrolled to its end. */
async function indexOnPhone(): Promise<readonly Index[]> {
  const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any" } });
  await boreal.start();
  const found: Index[] = [];
  try {
    const person = inventedPerson();
    const client = new Client(boreal);
    await client.register(person);
    const applicationId = await client.startApplication("Student");
    const answers = Object.entries(vaultCase().answers).map(([key, value]) => ({ key, value, baseVersion: 0 }));
    await client.graphql(
      "mutation Save($id: ID!, $answers: [AnswerInput!]!) { saveAnswers(applicationId: $id, answers: $answers) { refusals { code path } } }",
      { id: applicationId, answers },
    );
    for (let run = 0; run < 5; run += 1) {
      const visitor = await Visitor.arrive(boreal, { width: 360, height: 740 });
      await visitor.open("/sign-in");
      await signIn(visitor, person);
      const session = await visitor.page.context().newCDPSession(visitor.page);
      await session.send("Network.clearBrowserCache");
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await session.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 100,
        downloadThroughput: (5 * 1024 * 1024) / 8,
        uploadThroughput: (1024 * 1024) / 8,
      });
      await visitor.open(`/applications/${applicationId}/documents`);
      await visitor.page.getByRole("heading", { level: 3 }).first().waitFor();
      const usable = await visitor.page.evaluate(() => performance.now());
      const longest = await visitor.page.evaluate(async () => {
        const tasks: number[] = [];
        new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
          type: "longtask",
        });
        const step = () => new Promise((resolve) => requestAnimationFrame(resolve));
        for (let y = 0; y < document.documentElement.scrollHeight; y += 120) {
          scrollTo(0, y);
          await step();
        }
        await new Promise((resolve) => setTimeout(resolve, 200));
        return Math.max(0, ...tasks);
      });
      found.push({ usable, longest });
      await visitor.leave();
    }
  } finally {
    await boreal.remove();
  }
  return found;
}

/** The whole plan with every page of the type, and the list of documents that shows it. */
export async function measure(): Promise<readonly Figure[]> {
  const load = () => loadavg()[0]?.toFixed(1) ?? "unknown";
  process.stdout.write(`load of the machine before: ${load()}\n`);
  const caseFile = vaultCase();
  const plan = computePlan(caseFile);
  const copy = { name: "structuredClone of the same plan", value: medianTime(300, () => structuredClone(plan)) };
  const onServer: Figure = {
    what: `whole plan, ${plan.vault.length} slots, 60 documents`,
    value: medianTime(500, () => computePlan(caseFile)),
    unit: "ms",
    bound: 2,
    peer: copy,
    runs: 500,
  };
  if (!(await browserIsHere())) return [onServer];
  try {
    const first = await firstInChromium();
    const index = await indexOnPhone();
    process.stdout.write(`load of the machine after: ${load()}\n`);
    return [
      onServer,
      {
        what: "first plan in a page just opened, Chromium",
        value: median(first.map(({ whole }) => whole)),
        unit: "ms",
        runs: openings,
      },
      {
        what: "whole plan in a page after the first, Chromium",
        value: median(first.map(({ later }) => later)),
        unit: "ms",
        bound: 2,
        runs: openings,
      },
      {
        what: "of it the pages with reasons and warnings",
        value: median(first.map(({ pages }) => pages)),
        unit: "ms",
        runs: openings,
      },
      {
        what: "document index usable, phone",
        value: median(index.map(({ usable }) => usable)),
        unit: "ms",
        bound: 2000,
        runs: index.length,
      },
      {
        what: "longest task while scrolling it",
        value: Math.max(...index.map(({ longest }) => longest)),
        unit: "ms",
        bound: 50,
        runs: index.length,
      },
    ];
  } finally {
    await closeBrowser();
  }
}
