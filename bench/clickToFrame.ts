import { loadavg } from "node:os";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { asksSomething } from "@boreal/domain/questionnaire/stepsProgress";
import type { Step } from "@boreal/domain/questionnaire/step";
import type { CDPSession } from "playwright-core";
import { signIn } from "../tests/browser/accounts.ts";
import { answerPage, stepOnPage } from "../tests/browser/assessment.ts";
import { Client } from "../tests/browser/client.ts";
import { browserIsHere, closeBrowser } from "../tests/browser/launch.ts";
import { inventedPerson, type Person } from "../tests/browser/people.ts";
import { Boreal } from "../tests/browser/server.ts";
import { waitUntil } from "../tests/running/patience.ts";
import { Visitor } from "../tests/browser/visitor.ts";
import { answeredCase } from "./answeredCase.ts";
import { median, type Figure } from "./figure.ts";
import { usableAfter } from "./firstQuestion.ts";

/** A phone of the lower half: a quarter of this machine's speed. */
const slowdown = 4;
const openings = 7;

const saving = `mutation Save($id: ID!, $answers: [AnswerInput!]!) {
  saveAnswers(applicationId: $id, answers: $answers) { saved { key version } conflicts { key version } refusals { code path } }
}`;

type Frame = { readonly kind: string; readonly ms: number };

/**
 * In the page: from the browser's own time of a click to the end of the next frame. A frame's callback runs before it is
 * drawn; a message posted there comes back once it is. What is later than this frame, such as the answer of the server, is
 * not counted, as nobody waits for it to go on.
 */
function noteFrames(): void {
  const noted: Frame[] = [];
  (globalThis as { noted?: Frame[] }).noted = noted;
  addEventListener(
    "click",
    (event) => {
      const kind = event.target instanceof HTMLElement && event.target.closest("button, a") ? "continue" : "answer";
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => noted.push({ kind, ms: performance.now() - event.timeStamp }), {
          once: true,
        });
        port1.start();
        port2.postMessage(undefined);
      });
    },
    { capture: true },
  );
}

const framesOf = (visitor: Visitor): Promise<readonly Frame[]> =>
  visitor.page.evaluate(() => (globalThis as unknown as { noted: Frame[] }).noted);

/** A Student application in which everything is answered, as somebody would whom everything concerns. */
async function answeredApplication(client: Client): Promise<string> {
  const id = await client.startApplication("Student");
  const { answers } = answeredCase("Student", stepsOf("Student")).caseFile;
  const entries = Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 }));
  for (let from = 0; from < entries.length; from += 40) {
    const { saveAnswers } = await client.graphql<{ saveAnswers: { refusals: readonly unknown[] } }>(saving, {
      id,
      answers: entries.slice(from, from + 40),
    });
    if (saveAnswers.refusals.length > 0) console.warn(`not taken: ${JSON.stringify(saveAnswers.refusals)}`);
  }
  return id;
}

async function throttled(visitor: Visitor, rate: number): Promise<CDPSession> {
  const session = await visitor.page.context().newCDPSession(visitor.page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  return session;
}

/** Changes an answer and takes the change back, where the page has something to choose from. */
async function changeAndBack(visitor: Visitor): Promise<void> {
  const main = visitor.page.getByRole("main");
  const chosen = main.locator("input[type=radio]:checked").first();
  if ((await chosen.count()) === 0) return;
  const name = (await chosen.getAttribute("name")) ?? "";
  const id = (await chosen.getAttribute("id")) ?? "";
  const other = main.locator(`input[type=radio][name="${name}"]:not(:checked)`).first();
  if ((await other.count()) === 0) return;
  await other.click({ force: true });
  await main.locator(`[id="${id}"]`).click({ force: true });
}

const steps = new Map<string, Step>(stepsOf("Student").map((step) => [step.id, step]));

/** "Continue", or "Confirm and continue" under a warning. */
const goesOn = /(?:^|and )continue$/i;

/** Walks the whole flow, page by page; on each a choice is changed and taken back, then the button is clicked. */
async function walk(visitor: Visitor): Promise<number> {
  for (let pages = 0; pages < 200; pages += 1) {
    const here = stepOnPage(visitor.page);
    if (here === undefined || here === "reviewAnswers") return pages;
    await visitor.page.locator("main h1:not(.visually-hidden)").first().waitFor();
    await changeAndBack(visitor);
    const step = steps.get(here);
    if (!step) throw new Error(`the page shows the step ${here}, which the flow does not have`);
    const onward = visitor.page.getByRole("main").getByRole("button", { name: goesOn });
    if (asksSomething(step) && step.type !== "agreement") await onward.last().click();
    else await answerPage(visitor, step, {});
    await waitUntil(
      async () => stepOnPage(visitor.page) !== here,
      () => `the page ${here} does not lead on`,
    );
  }
  throw new Error("the questionnaire does not end");
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

function framesFigures(
  what: string,
  frames: readonly Frame[],
  blank: readonly Frame[],
  bound: Pick<Figure, "bound">,
): readonly Figure[] {
  const [sorted, floor] = [frames, blank].map((all) =>
    all.map(({ ms }) => ms).toSorted((one, other) => one - other),
  ) as [number[], number[]];
  const peer = (share: number) => ({ name: "a blank page with one button", value: at(floor, share) });
  return [
    { what: `${what}, to the next frame`, value: at(sorted, 0.5), unit: "ms", peer: peer(0.5), runs: sorted.length },
    {
      what: `${what}, slowest in twenty`,
      value: at(sorted, 0.95),
      unit: "ms",
      ...bound,
      peer: peer(0.95),
      runs: sorted.length,
    },
  ];
}

/** What the browser and this machine need for a page that does next to nothing: a click that writes a number. */
async function blankFrames(boreal: Boreal, rate: number): Promise<readonly Frame[]> {
  const visitor = await Visitor.arrive(boreal, { width: 390, height: 844, before: noteFrames });
  await visitor.page.goto(new URL("/health/live", boreal.address).href);
  await visitor.page.evaluate(() => {
    document.body.innerHTML = "<button>0</button>";
    const button = document.body.firstElementChild;
    button?.addEventListener("click", () => (button.textContent = String(Number(button.textContent) + 1)));
  });
  await throttled(visitor, rate);
  for (let click = 0; click < 100; click += 1) await visitor.page.locator("button").click();
  const frames = await framesOf(visitor);
  await visitor.leave();
  return frames;
}

/** Every page of an answered application once, on a processor that is slowed down so many times. */
async function walkedFigures(
  boreal: Boreal,
  { person, id }: { readonly person: Person; readonly id: string },
  rate: number,
): Promise<readonly Figure[]> {
  const visitor = await Visitor.arrive(boreal, { width: 390, height: 844, before: noteFrames });
  await visitor.open("/sign-in");
  await signIn(visitor, person);
  await visitor.open(`/applications/${id}/assessment/country`);
  await throttled(visitor, rate);
  const pages = await walk(visitor);
  const frames = await framesOf(visitor);
  await visitor.leave();
  const blank = await blankFrames(boreal, rate);
  process.stdout.write(`${pages} pages on a processor slowed down ${rate} times\n`);
  const where = rate === 1 ? "" : ` on a processor / ${rate}`;
  return (["answer", "continue"] as const).flatMap((kind) =>
    framesFigures(
      `${kind === "answer" ? "a choice clicked" : '"Continue" clicked'}${where}`,
      frames.filter((one) => one.kind === kind),
      blank,
      rate === 1 ? { bound: 34 } : {},
    ),
  );
}

/** Opens the first question over a slow line with an empty cache. */
async function overSlowLine(boreal: Boreal, person: Person, path: string): Promise<number> {
  const visitor = await Visitor.arrive(boreal, { width: 390, height: 844 });
  await visitor.open("/sign-in");
  await signIn(visitor, person);
  const session = await throttled(visitor, slowdown);
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 100,
    downloadThroughput: (5 * 1024 * 1024) / 8,
    uploadThroughput: (1024 * 1024) / 8,
  });
  const took = await usableAfter(visitor, path);
  await visitor.leave();
  return took;
}

/** How soon the page follows a finger on a slow phone. */
export async function measure(): Promise<readonly Figure[]> {
  if (!(await browserIsHere())) return [];
  const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any" } });
  await boreal.start();
  try {
    const person = inventedPerson();
    const client = new Client(boreal);
    await client.register(person);
    const id = await answeredApplication(client);
    const load = () => (loadavg()[0] ?? Number.NaN).toFixed(1);
    const before = load();
    const frames = [
      ...(await walkedFigures(boreal, { person, id }, 1)),
      ...(await walkedFigures(boreal, { person, id }, slowdown)),
    ];
    const times: number[] = [];
    for (let opening = 0; opening < openings; opening += 1)
      times.push(await overSlowLine(boreal, person, `/applications/${id}/assessment/country`));
    process.stdout.write(`load of the machine ${before} before, ${load()} after\n`);
    return [
      ...frames,
      {
        what: `first question on 5/1 Mbit/s with 100 ms, processor / ${slowdown}, empty cache`,
        value: median(times),
        unit: "ms",
        bound: 2000,
        runs: openings,
      },
    ];
  } finally {
    await closeBrowser();
    await boreal.remove();
  }
}
