import { gzipSync } from "node:zlib";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { Client } from "../tests/browser/client.ts";
import { browser, browserIsHere, closeBrowser } from "../tests/browser/launch.ts";
import { inventedPerson, type Person } from "../tests/browser/people.ts";
import { Boreal } from "../tests/browser/server.ts";
import { signIn } from "../tests/browser/accounts.ts";
import { Visitor } from "../tests/browser/visitor.ts";
import { median, type Figure } from "./figure.ts";

const runs = 15;
/** On the slow line a run takes seconds. */
const slowRuns = 5;

/** A telephone on a poor line: 5 Mbit/s down, 1 up, 100 ms, and a processor four times slower. */
const slowLine = { offline: false, latency: 100, downloadThroughput: 5e6 / 8, uploadThroughput: 1e6 / 8 };
const slowProcessor = { rate: 4 };

/** The first page that asks something. */
const question = stepsOf("Student").find((step) => step.type === "question");

/** Time until a blank page with one field can be typed into: what the browser itself needs. */
async function blankPage(): Promise<number> {
  const context = await (await browser()).newContext();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await context.newPage();
    const begun = performance.now();
    await page.goto(`data:text/html,<!doctype html><title>x</title><label>a<input></label>`);
    await page.locator("input").focus();
    times.push(performance.now() - begun);
    await page.close();
  }
  await context.close();
  return median(times);
}

type Stood = { questionStoodAt?: number };

/** In the page, before its own scripts: notes when the first control is there. What is asked for later is not needed for it. */
function noteWhenAsked(): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector("main :is(input, select, textarea)")) return;
    watch.disconnect();
    (globalThis as Stood).questionStoodAt = performance.now();
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** In the page: the addresses of what was asked for until then. */
function askedForBefore(): readonly string[] {
  const at = (globalThis as Stood).questionStoodAt ?? Number.POSITIVE_INFINITY;
  return performance
    .getEntriesByType("resource")
    .filter(({ startTime }) => startTime < at)
    .map(({ name }) => name);
}

/** Milliseconds until the question is usable, with an empty cache, with a full one and on the slow line. */
type Visit = {
  readonly cold: number;
  readonly warm: number;
  readonly slow: number | undefined;
  readonly scriptBytes: number;
};

async function visit(
  boreal: Boreal,
  person: Person,
  { path, onSlowLine }: { readonly path: string; readonly onSlowLine: boolean },
): Promise<Visit> {
  const visitor = await Visitor.arrive(boreal, { before: noteWhenAsked });
  await visitor.open("/sign-in");
  await signIn(visitor, person);
  // A fresh page of the same session; what the sign-in page has cached is forgotten.
  const session = await visitor.page.context().newCDPSession(visitor.page);
  await session.send("Network.clearBrowserCache");
  const sent = new Map<string, number>();
  visitor.page.on("response", (answer) => {
    if (!/\.js(\?|$)/.test(new URL(answer.url()).pathname)) return;
    void answer.body().then(
      (body) => sent.set(answer.url(), gzipSync(body, { level: 9 }).length),
      () => undefined,
    );
  });
  const cold = await usableAfter(visitor, path);
  await visitor.page.waitForTimeout(200);
  const needed = new Set(await visitor.page.evaluate(askedForBefore));
  const scriptBytes = [...sent].reduce((sum, [address, bytes]) => sum + (needed.has(address) ? bytes : 0), 0);
  const warm = await usableAfter(visitor, path);
  let slow: number | undefined;
  if (onSlowLine) {
    await session.send("Network.clearBrowserCache");
    await session.send("Network.emulateNetworkConditions", slowLine);
    await session.send("Emulation.setCPUThrottlingRate", slowProcessor);
    slow = await usableAfter(visitor, path);
  }
  await visitor.leave();
  return { cold, warm, slow, scriptBytes };
}

/**
 * A signed-in person opens the address of the first question: how much JavaScript is sent with an empty cache, and how
 * long it takes until its control is focused, counted from the browser's own start of the navigation.
 */
export async function measure(): Promise<readonly Figure[]> {
  if (!question || !(await browserIsHere())) return [];
  const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any" } });
  await boreal.start();
  try {
    const person = inventedPerson();
    const client = new Client(boreal);
    await client.register(person);
    const applicationId = await client.startApplication("Student");
    const path = `/applications/${applicationId}/assessment/${question.id}`;
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run += 1)
      visits.push(await visit(boreal, person, { path, onSlowLine: run < slowRuns }));
    const kilobytes = (visits.at(-1)?.scriptBytes ?? 0) / 1024;
    const react = gzipSync(await reactAlone(), { level: 9 }).length / 1024;
    const peer = { name: "a blank page with one field", value: await blankPage() };
    return [
      {
        what: "first question usable, empty cache",
        value: median(visits.map(({ cold }) => cold)),
        unit: "ms",
        bound: 300,
        peer,
        runs,
      },
      { what: "first question usable, cached", value: median(visits.map(({ warm }) => warm)), unit: "ms", peer, runs },
      {
        what: "first question usable, empty cache, 5/1 Mbit/s, 100 ms, CPU/4",
        value: median(visits.flatMap(({ slow }) => slow ?? [])),
        unit: "ms",
        bound: 1500,
        peer,
        runs: slowRuns,
      },
      {
        what: "JavaScript of the first question, gzip",
        value: kilobytes,
        unit: "KB",
        bound: 165,
        peer: { name: "react and react-dom alone", value: react },
        runs: 1,
      },
    ];
  } finally {
    await closeBrowser();
    await boreal.remove();
  }
}

/** Milliseconds from the navigation's start until the first control has the focus that a person gave it. */
export async function usableAfter(visitor: Visitor, path: string): Promise<number> {
  await visitor.open(path);
  const control = visitor.page
    .getByRole("main")
    .getByRole("combobox")
    .or(visitor.page.getByRole("main").getByRole("textbox"))
    .or(visitor.page.getByRole("main").getByRole("radio"))
    .first();
  await control.focus();
  return visitor.page.evaluate(() => performance.now());
}

/** React's production build as a bundler makes it, and nothing else. */
async function reactAlone(): Promise<Uint8Array> {
  const { build } = await import("vite");
  const entry = "virtual:react-alone";
  const made = await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "react-alone",
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) =>
          id === `\0${entry}`
            ? "import { createRoot } from 'react-dom/client'; import { createElement } from 'react'; createRoot(document.body).render(createElement('p'));"
            : null,
      },
    ],
    build: { write: false, rollupOptions: { input: entry } },
  });
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((one) => ("output" in one ? one.output : []));
  return Buffer.from(outputs.map((one) => (one.type === "chunk" ? one.code : "")).join("\n"));
}
