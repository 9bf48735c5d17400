import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "../browser/client.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { hang } from "../running/patience.ts";
import { listenForCalls, type Canary } from "./canary.ts";
import { faultsOf } from "./judge.ts";
import { namesToSend, type BadFile, type Corpus } from "./manifest.ts";
import { faultsOfName } from "./names.ts";
import { findPlaces, type UploadTarget } from "./places.ts";
import { faultsOfRenditions, fetchRenditions } from "./renditions.ts";
import { fetchBack, putAway, sendFile, type Sent } from "./sendFile.ts";
import { ServerWatch, type Strain } from "./watchServer.ts";

export type Result = {
  readonly files: number;
  readonly right: number;
  readonly wrongNames: number;
  readonly serverErrors: number;
  readonly crashes: number;
  readonly hangs: number;
  readonly calls: number;
  readonly slowest: number;
  readonly largest: number;
};

/** What is wrong with the product, and what is only good to know: a measurement that was spoilt and made again is no fault. */
export type Say = { readonly wrong: (line: string) => void; readonly note: (line: string) => void };

/** The event loop of the web process never stands still for longer, unless the whole machine does. */
const longestStall = 250;
/** A file that has no final state by then hangs. */
const patienceFor = (bad: BadFile) => Math.max(hang, bad.max_ms * 3);
/** What exceeds a limit each time does so by itself; a busy machine does it now and then. */
const measurements = 4;

type Run = {
  readonly boreal: Boreal;
  readonly client: Client;
  readonly watch: ServerWatch;
  readonly places: { readonly scans: UploadTarget; readonly word: UploadTarget };
  readonly canary: Canary;
  readonly say: Say;
  readonly saysEach: boolean;
};

type Outcome = { readonly faults: readonly string[]; readonly sent?: Sent; readonly strain?: Strain };

/** Sends every file and every name of a corpus to a real server of its own, and says what became of each. */
export async function runCorpus(corpus: Corpus, say: Say, saysEach = false): Promise<Result> {
  const boreal = new Boreal({
    dataFolder: mkdtempSync(path.join(tmpdir(), "boreal-bad-files-")),
    settings: { BOREAL_GRAPHQL: "any", BOREAL_LOG_LEVEL: "warn" },
  });
  const canary = await listenForCalls();
  if (canary.deaf.length > 0) say.note(`the canary could not listen on ${canary.deaf.join(", ")}`);
  await boreal.start();
  const client = new Client(boreal);
  const watch = new ServerWatch(boreal);
  try {
    await client.register(inventedPerson());
    const run: Run = { boreal, client, watch, places: await findPlaces(client), canary, say, saysEach };
    await warmUp(run);
    const before = lyingIn(boreal.dataFolder);
    const result = { files: 0, right: 0, serverErrors: 0, crashes: 0, hangs: 0, slowest: 0, largest: 0 };
    for (const bad of corpus.files) {
      if (existsSync(path.join(corpus.folder, bad.file))) await judgeFile(run, corpus, bad, result);
      else sayMissing(run, bad, result);
    }
    const wrongNames = await judgeNames(run, corpus);
    const stray = lyingIn(boreal.dataFolder).filter((name) => !before.includes(name));
    if (stray.length > 0) say.wrong(`files outside the store: ${stray.join(", ")}`);
    return { ...result, right: result.right - stray.length, wrongNames, calls: canary.calls() };
  } finally {
    watch.close();
    await boreal.remove();
    rmSync(boreal.dataFolder, { recursive: true, force: true });
    await canary.close();
  }
}

/** A first document starts the reader with its text recognition, so that no file of the corpus is blamed for that. */
async function warmUp({ client, places, watch }: Run): Promise<void> {
  const { pageImage } = await import("../samples/pageImage.ts");
  const { smallPdf } = await import("../browser/client.ts");
  const picture = await pageImage(smallPdf("Statement of account"));
  const { shown } = await sendFile(client, places.scans, { name: Buffer.from("warm.png"), bytes: picture }, hang);
  if (shown) await putAway(client, shown.id);
  watch.noteIdleReader();
}

type Tally = {
  -readonly [Key in "files" | "right" | "serverErrors" | "crashes" | "hangs" | "slowest" | "largest"]: number;
};

/** A file that the manifest names and nobody has: the others are tried all the same. */
function sayMissing({ say }: Pick<Run, "say">, { file }: BadFile, tally: Pick<Tally, "files">): void {
  tally.files += 1;
  say.wrong(`${file}: the manifest names it, and it is not in the folder`);
}

async function judgeFile(run: Run, corpus: Corpus, bad: BadFile, tally: Tally): Promise<void> {
  const bytes = readFileSync(path.join(corpus.folder, bad.file));
  const faults: string[] = [];
  for (const name of namesToSend(bad)) {
    let outcome = await tryFile(run, bad, { name, bytes }, tally);
    // Time, memory and stalls are measurements, and a busy machine spoils them.
    for (let again = 1; again < measurements && isStrainAlone(outcome.faults); again += 1) {
      run.say.note(`${bad.file}: ${outcome.faults.join("; ")}; measured again`);
      outcome = await tryFile(run, bad, { name, bytes }, tally);
    }
    if (run.saysEach)
      run.say.note(`  ${bad.file} as ${name}: ${told(outcome)} (of ${bad.max_ms} ms, ${bad.max_extra_rss_mb} MB)`);
    faults.push(...outcome.faults.map((fault) => (name === path.basename(bad.file) ? fault : `as ${name}: ${fault}`)));
    tally.slowest = Math.max(tally.slowest, outcome.sent?.milliseconds ?? 0);
    tally.largest = Math.max(tally.largest, outcome.strain?.extraMegabytes ?? 0);
  }
  tally.files += 1;
  if (faults.length === 0) tally.right += 1;
  else
    run.say.wrong(
      `${bad.file} (${bad.bad}; expected ${bad.expect}${bad.code === null ? "" : ` ${bad.code}`}): ${faults.join("; ")}`,
    );
}

/** What became of a file, in a few words. */
function told({ sent, strain }: Outcome): string {
  if (!sent || !strain) return "no answer";
  const became = sent.refusal
    ? `refused ${sent.refusal.code}`
    : `${sent.shown?.state ?? "lost"} ${sent.shown?.problemCode ?? ""} ${sent.shown?.findings.join(" ") ?? ""}`.trimEnd();
  return `${became}, ${Math.round(sent.milliseconds)} ms, +${Math.round(strain.extraMegabytes)} MB, stalled ${Math.round(strain.stalled)} ms`;
}

const isStrainAlone = (faults: readonly string[]) =>
  faults.length > 0 && faults.every((fault) => /^(?:took|grew|stalled)/.test(fault));

async function tryFile(
  run: Run,
  bad: BadFile,
  { name, bytes }: { name: string; bytes: Buffer },
  tally: Tally,
): Promise<Outcome> {
  const { boreal, client, watch, places, canary } = run;
  const place = /\.docx?$/i.test(name) ? places.word : places.scans;
  const callsBefore = canary.calls();
  const pid = boreal.pid;
  await watch.begin();
  try {
    const sent = await sendFile(client, place, { name: Buffer.from(name), bytes }, patienceFor(bad));
    const returned = sent.shown ? await fetchBack(client, sent.shown.id) : undefined;
    const drawn = returned?.status === 200 && sent.shown ? await fetchRenditions(client, sent.shown.id) : undefined;
    const strain = await watch.end();
    if (sent.shown) await putAway(client, sent.shown.id);
    if (Math.max(sent.status, returned?.status ?? 0, drawn?.status ?? 0) >= 500) tally.serverErrors += 1;
    if (sent.timedOut) tally.hangs += 1;
    const called = canary.calls() > callsBefore ? ["called the canary"] : [];
    return {
      sent,
      strain,
      faults: [
        ...called,
        ...faultsOf(bad, sent, returned, bytes),
        ...(drawn ? faultsOfRenditions(drawn) : []),
        ...faultsOfStrain(bad, sent, strain),
      ],
    };
  } catch (fault) {
    if (await isThere(boreal, pid)) {
      tally.hangs += 1;
      return { faults: [`no answer: ${String(fault)}`] };
    }
    tally.crashes += 1;
    await boreal.start();
    return { faults: ["the server ended"] };
  }
}

function faultsOfStrain(
  bad: BadFile,
  { milliseconds }: Sent,
  { extraMegabytes, stalled, stalledHere, waitedForCore }: Strain,
): string[] {
  return [
    ...(milliseconds > bad.max_ms ? [`took ${Math.round(milliseconds)} of ${bad.max_ms} ms`] : []),
    ...(extraMegabytes > bad.max_extra_rss_mb
      ? [`grew by ${Math.round(extraMegabytes)} of ${bad.max_extra_rss_mb} MB`]
      : []),
    ...(stalled - waitedForCore > longestStall && stalledHere < longestStall / 2
      ? [`stalled the web process for ${Math.round(stalled)} ms`]
      : []),
  ];
}

async function isThere(boreal: Boreal, pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
    return (await fetch(`${boreal.address}/health/live`, { signal: AbortSignal.timeout(hang) })).ok;
  } catch {
    return false;
  }
}

async function judgeNames({ client, places, say }: Run, { folder, files, names }: Corpus): Promise<number> {
  const good = files.find(({ file }) => /\/ok-[^/]*\.pdf$/.test(file) && existsSync(path.join(folder, file)));
  if (!good) return 0;
  const bytes = readFileSync(path.join(folder, good.file));
  let wrong = 0;
  for (const each of names) {
    const faults = await faultsOfName(client, places.scans, each, bytes);
    if (faults.length === 0) continue;
    wrong += 1;
    say.wrong(`name "${each.what}": ${faults.join("; ")}`);
  }
  say.note(`names: ${names.length}, wrong ${wrong}`);
  return wrong;
}

/** What lies in the data folder beside the store, the database and the log: nothing of a document ever does. */
function lyingIn(folder: string): string[] {
  const inside = (name: string) =>
    existsSync(path.join(folder, name)) ? readdirSync(path.join(folder, name)).map((each) => `${name}/${each}`) : [];
  return [...readdirSync(folder), ...inside("tmp")];
}

/** The line that the corpus's README asks for. */
export const summary = ({ files, right, serverErrors, crashes, hangs, calls, slowest, largest }: Result): string =>
  `bad-files: ${files} files, right ${right}, wrong ${files - right}, 5xx ${serverErrors}, crash ${crashes}, hang ${hangs}, canary ${calls}, max ms ${Math.round(slowest)}, max RSS +${Math.round(largest)} MB`;

export const isGood = ({ files, right, wrongNames, serverErrors, crashes, hangs, calls }: Result): boolean =>
  right >= files * 0.98 && wrongNames === 0 && serverErrors + crashes + hangs + calls === 0;
