import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { limitsOf, thresholdsInForce } from "@boreal/reading/limits";
import { openPicture } from "@boreal/reading/pages/imagePages";
import { openPdf } from "@boreal/reading/pages/pdfPages";
import { allShares, shareOf, wordsFoundAgain, type WordShare } from "@boreal/reading/portal/wordShare";
import { createReaderPool, type ReaderPool } from "@boreal/reading/process/pool";
import { residentMemoryMb } from "@boreal/reading/process/residentMemory";
import { createRecogniser } from "@boreal/reading/text/recogniseText";
import sharp from "sharp";
import { degraded, type Degradation } from "../tests/samples/degrade.ts";
import { madeUpPassport } from "../tests/samples/identity/drawn.ts";
import { holders } from "../tests/samples/identity/people.ts";
import { pageImage } from "../tests/samples/pageImage.ts";
import { papers } from "../tests/samples/papers/all.ts";
import { bankStatements } from "../tests/samples/papers/bankStatement.ts";
import { drawPaper, type Sample } from "../tests/samples/papers/paper.ts";
import { median, type Figure } from "./figure.ts";

/**
 * How long a document takes from the bytes to the reading, in warm reader processes: pages with text of their own, scans beside
 * ocrmypdf on the same pages, and photos of passports. And what reading costs the server beside it.
 */

const ways: readonly Degradation[] = ["clean", "grey", "tilted", "jpeg150"];
const kinds = ["LetterOfAcceptance", "BankStatements", "TuitionReceipt", "EmploymentLetter"];
const chosen: readonly Sample[] = kinds.flatMap((kind) =>
  (["en", "fr"] as const).flatMap((language) => {
    const ofKind = [...papers, ...bankStatements].find(
      (paper) => paper.documentType === kind && paper.language === language && paper.layout === "ruled",
    );
    return ofKind ? [ofKind] : [];
  }),
);

type Page = { readonly type: string; readonly pdf: Buffer; readonly scan: Buffer };

export async function measure(): Promise<readonly Figure[]> {
  const pages = await Promise.all(
    chosen.map(async (paper, index): Promise<Page> => {
      const pdf = await drawPaper(paper);
      const scan = await degraded(await pageImage(pdf), ways[index % ways.length] ?? "clean");
      return { type: paper.documentType, pdf, scan };
    }),
  );
  const passports = await Promise.all(
    holders.slice(0, 4).map(async (holder) => await degraded(await madeUpPassport(holder, "bilingual"), "onTable")),
  );
  let pid: number | undefined;
  const pool = createReaderPool({
    onEvent: (event) => {
      if (event.kind === "started") pid = event.pid;
    },
  });
  const memory = watched(() => pid);
  const layer = await times(
    pool,
    pages.map(({ pdf, type }) => [pdf, type]),
  );
  const { own, peer } = await besidePeer(pool, pages);
  const photos = await times(
    pool,
    passports.map((photo) => [photo, "Passport"]),
  );
  const peak = memory.stop();
  await pool.close();
  const delay = await delayBesideTwo(pages);
  const name = "ocrmypdf 14, same pages";
  return [
    { what: "Reading: a PDF page with its own text", value: layer, unit: "ms", bound: 60, runs: pages.length },
    {
      what: "Reading: a scanned page",
      value: own.ms,
      unit: "ms",
      bound: 600,
      ...(peer ? { peer: { name, value: peer.ms } } : {}),
      runs: pages.length,
    },
    {
      what: "Reading: words of scans missed",
      value: 100 - own.words,
      unit: "%",
      ...(peer ? { bound: 100 - peer.words, peer: { name, value: 100 - peer.words } } : {}),
      runs: pages.length,
    },
    { what: "Reading: a photo of a passport", value: photos, unit: "ms", bound: 700, runs: passports.length },
    { what: "Reading: memory of a reader process", value: peak, unit: "MB", bound: 700, runs: 1 },
    { what: "Reading: event loop beside two readers, 99th of 100", value: delay, unit: "ms", bound: 50, runs: 1 },
  ];
}

/** Median time of a reading; each file is read once before, so that engines are warm. */
async function times(pool: ReaderPool, files: readonly (readonly [Buffer, string])[]): Promise<number> {
  const taken: number[] = [];
  for (const [round, [bytes, type]] of [...files, ...files].entries()) {
    const { ms } = await read(pool, bytes, type);
    if (round >= files.length) taken.push(ms);
  }
  return median(taken);
}

async function read(pool: ReaderPool, bytes: Uint8Array, type: string): Promise<{ readonly ms: number }> {
  const begun = performance.now();
  await pool.read({ bytes, fileName: "page", expectedTypes: [type] });
  return { ms: performance.now() - begun };
}

type Recognised = { readonly ms: number; readonly words: number };

/** Each page in turn by us and by the peer; which words both find, compared with the text that was drawn. */
async function besidePeer(
  pool: ReaderPool,
  pages: readonly Page[],
): Promise<{ readonly own: Recognised; readonly peer: Recognised | undefined }> {
  const hasPeer = spawnSync("ocrmypdf", ["--version"]).status === 0;
  if (!hasPeer) console.error("ocrmypdf is not installed: the peer of scans is left out");
  const recogniser = createRecogniser(["eng", "fra"]);
  const [ownMs, peerMs]: [number[], number[]] = [[], []];
  const [ownShares, peerShares]: [WordShare[], WordShare[]] = [[], []];
  for (const { pdf, scan, type } of pages) {
    const truth = await printedWords(pdf);
    await read(pool, scan, type);
    ownMs.push((await read(pool, scan, type)).ms);
    ownShares.push(wordsFoundAgain(truth, await recognisedWords(recogniser, scan)));
    if (!hasPeer) continue;
    const { ms, words } = await byPeer(scan);
    peerMs.push(ms);
    peerShares.push(wordsFoundAgain(truth, words));
  }
  const share = (shares: readonly WordShare[]) => shareOf(allShares(shares)) * 100;
  return {
    own: { ms: median(ownMs), words: share(ownShares) },
    peer: hasPeer ? { ms: median(peerMs), words: share(peerShares) } : undefined,
  };
}

async function printedWords(pdf: Uint8Array): Promise<readonly string[]> {
  const opened = await openPdf(pdf, limitsOf(thresholdsInForce()));
  if ("error" in opened) throw new Error("a made-up paper does not open");
  const own = await opened.file.pages[0]?.ownText();
  opened.file.close();
  return (own?.words ?? []).map(({ text }) => text);
}

async function recognisedWords(
  recogniser: ReturnType<typeof createRecogniser>,
  scan: Buffer,
): Promise<readonly string[]> {
  const { format } = await sharp(scan).metadata();
  const opened = await openPicture(scan, `image/${format}`, limitsOf(thresholdsInForce()));
  const picture = "error" in opened ? null : await opened.file.pages[0]?.picture();
  if (!picture) throw new Error("a scan does not open");
  return (await recogniser.recognise(picture, 1, thresholdsInForce())).words.map(({ text }) => text);
}

/** Straightened and turned, as ours are. */
const straightened = ["-l", "eng+fra", "--image-dpi", "200", "--output-type", "pdf", "--deskew", "--rotate-pages"];

async function byPeer(scan: Buffer): Promise<{ readonly ms: number; readonly words: readonly string[] }> {
  const folder = mkdtempSync(join(tmpdir(), "boreal-peer-"));
  const png = await sharp(scan).png().toBuffer();
  writeFileSync(join(folder, "page.png"), png);
  const begun = performance.now();
  const { status, stderr } = spawnSync(
    "ocrmypdf",
    [...straightened, "--sidecar", join(folder, "words.txt"), join(folder, "page.png"), join(folder, "page.pdf")],
    { encoding: "utf8" },
  );
  const ms = performance.now() - begun;
  if (status !== 0) throw new Error(`ocrmypdf: ${stderr}`);
  const words = readFileSync(join(folder, "words.txt"), "utf8")
    .split(/\s+/)
    .filter((word) => word !== "");
  rmSync(folder, { recursive: true });
  return { ms, words };
}

/** The most memory that a process had, looked at ten times a second. */
function watched(pid: () => number | undefined): { stop(): number } {
  let peak = 0;
  const watch = setInterval(() => {
    const now = pid();
    if (now !== undefined) void residentMemoryMb(now).then((used) => (peak = Math.max(peak, used ?? 0)));
  }, 100);
  return {
    stop: () => {
      clearInterval(watch);
      return peak;
    },
  };
}

/** The 99th percentile of how late this process is while two reader processes work. */
async function delayBesideTwo(pages: readonly Page[]): Promise<number> {
  const pool = createReaderPool({ size: 2 });
  const delay = monitorEventLoopDelay({ resolution: 10 });
  await Promise.all(pages.slice(0, 2).map(({ scan, type }) => read(pool, scan, type)));
  delay.enable();
  await Promise.all([...pages, ...pages].map(({ scan, type }) => read(pool, scan, type)));
  delay.disable();
  await pool.close();
  // The monitor counts from the start of each 10 ms tick.
  return Math.max(0, delay.percentile(99) / 1e6 - 10);
}
