import { readFileSync } from "node:fs";
import path from "node:path";
import { createReaderPool } from "@boreal/reading/process/pool";
import { residentMemoryMb } from "@boreal/reading/process/residentMemory";
import {
  badFiles,
  badFilesFolder,
  faultOfOutcome,
  listenForCanary,
  sharedFolder,
} from "../packages/reading/test/badFiles.ts";
import { allLetters, faultsOf, heldOutLayouts, seenLayouts } from "../tests/samples/biometricsLetter/layouts.ts";
import { expectedFields } from "../tests/samples/biometricsLetter/letter.ts";
import { degraded, type Degradation } from "../tests/samples/degrade.ts";
import { pageImage } from "../tests/samples/pageImage.ts";

// Long runs of the document reader:
//   node bench/reading.ts bad-files [PREFIX]       every file of the shared corpus
//   node bench/reading.ts letters [WAY...]         all layouts, each page worsened in the ways named (default: all)
//   node bench/reading.ts samples                  the shared public specimens

const [run = "", ...rest] = process.argv.slice(2);
const prefix = rest[0] ?? "";

if (run === "bad-files") await runBadFiles();
else if (run === "letters") await runLetters(rest as Degradation[]);
else if (run === "samples") await runSamples();
else process.stderr.write("usage: node bench/reading.ts bad-files|letters|samples\n");

/** Fields right of all, per layout and way of worsening; and checked values that are wrong, which must not be. */
async function runLetters(wanted: readonly Degradation[]): Promise<void> {
  const all: Degradation[] = [
    "clean",
    "jpeg150",
    "dpi100",
    "tilted",
    "noisy",
    "shadow",
    "blurred",
    "grey",
    "onTable",
    "upsideDown",
    "sideways",
  ];
  const pool = createReaderPool();
  for (const way of ["own text" as const, ...(wanted.length > 0 ? wanted : all)]) {
    for (const [group, layouts] of Object.entries({ seen: seenLayouts, "held out": heldOutLayouts })) {
      const counts = { right: 0, all: 0, checked: 0, checkedWrong: 0, types: 0, letters: 0, milliseconds: 0 };
      const findings = new Map<string, number>();
      const jobs = Object.values(layouts).flatMap((layout) =>
        allLetters().map(async (letter) => {
          const pdf = await layout(letter);
          const bytes = way === "own text" ? pdf : await degraded(await pageImage(pdf), way);
          const reading = await pool.read({ bytes, fileName: "letter", expectedTypes: ["BiometricsLetter"] });
          const faults = faultsOf(letter, reading.fields, way !== "own text");
          const fields = Object.keys(expectedFields(letter));
          counts.letters += 1;
          counts.all += fields.length;
          counts.right += fields.filter((name) => !faults.some((fault) => fault.startsWith(`${name}:`))).length;
          for (const [name, field] of Object.entries(reading.fields)) {
            if (!field.checked) continue;
            counts.checked += 1;
            if (faults.some((fault) => fault.startsWith(`${name}:`))) counts.checkedWrong += 1;
          }
          if (reading.documentType === "BiometricsLetter") counts.types += 1;
          for (const warning of reading.warnings) findings.set(warning.id, (findings.get(warning.id) ?? 0) + 1);
          counts.milliseconds += reading.milliseconds;
        }),
      );
      await Promise.all(jobs);
      const listed = [...findings].map(([id, count]) => `${id} ${count}`).join(", ");
      process.stdout.write(
        `${way}, ${group}: type ${counts.types}/${counts.letters}, fields ${counts.right}/${counts.all}, checked ${counts.checked} of which wrong ${counts.checkedWrong}, ${Math.round(counts.milliseconds / counts.letters)} ms each; ${listed || "no findings"}\n`,
      );
    }
  }
  await pool.close();
}

/** The public specimens: none may bring the reader down; what each was taken for is shown. */
async function runSamples(): Promise<void> {
  const folder = path.join(sharedFolder, "samples");
  const manifest = JSON.parse(readFileSync(path.join(folder, "manifest.json"), "utf8")) as {
    file: string;
    document_type: string;
  }[];
  let failures = 0;
  const pool = createReaderPool({ onEvent: (event) => (failures += event.kind === "failed" ? 1 : 0) });
  for (const sample of manifest) {
    const reading = await pool.read({
      bytes: readFileSync(path.join(folder, sample.file)),
      fileName: sample.file,
      expectedTypes: ["BiometricsLetter"],
    });
    const ids = [...new Set(reading.warnings.map((warning) => warning.id))].join(" ");
    process.stdout.write(
      `${sample.file} (${sample.document_type}): ${reading.outcome} ${reading.documentType ?? "-"} ${reading.typeConfidence} ${reading.milliseconds} ms ${ids}\n`,
    );
  }
  await pool.close();
  process.stdout.write(`samples: ${manifest.length} files, reader failures ${failures}\n`);
}

/** Every file of the shared bad-file corpus through the pool, and the line that its README asks for. */
async function runBadFiles(): Promise<void> {
  const files = badFiles().filter((bad) => bad.file.startsWith(prefix));
  const canary = await listenForCanary();
  const counts = { right: 0, wrong: 0, crash: 0, hang: 0, slow: 0 };
  let slowest = 0;
  let highest = 0;
  let readerPid: number | undefined;
  const pool = createReaderPool({
    onEvent: (event) => {
      if (event.kind === "failed") {
        counts.crash += 1;
        process.stdout.write(`reader failed: ${event.how}\n`);
      }
      if (event.kind === "stopped" && event.because === "timedOut") counts.hang += 1;
      if (event.kind === "started") readerPid = event.pid;
    },
  });
  const before = (await residentMemoryMb(process.pid)) ?? 0;
  for (const bad of files) {
    let peak = 0;
    let atStart: number | undefined;
    const watch = setInterval(() => {
      if (readerPid === undefined) return;
      void residentMemoryMb(readerPid).then((used) => {
        atStart ??= used;
        peak = Math.max(peak, (used ?? 0) - (atStart ?? 0));
      });
    }, 20);
    const reading = await pool.read({
      bytes: readFileSync(path.join(badFilesFolder, bad.file)),
      fileName: path.basename(bad.file),
      expectedTypes: [],
    });
    clearInterval(watch);
    const fault = faultOfOutcome(bad, reading);
    if (fault) counts.wrong += 1;
    else counts.right += 1;
    slowest = Math.max(slowest, reading.milliseconds);
    highest = Math.max(highest, peak);
    const notes = [
      fault,
      reading.milliseconds > bad.max_ms ? `slow: ${reading.milliseconds} of ${bad.max_ms} ms` : "",
      peak > bad.max_extra_rss_mb ? `memory: +${Math.round(peak)} of ${bad.max_extra_rss_mb} MB` : "",
    ].filter(Boolean);
    if (reading.milliseconds > bad.max_ms) counts.slow += 1;
    process.stdout.write(
      `${bad.file}: ${reading.outcome} ${reading.error?.code ?? ""} ${reading.milliseconds} ms +${Math.round(peak)} MB ${notes.length > 0 ? `<-- ${notes.join("; ")} (expected ${bad.expect})` : ""}\n`,
    );
  }
  await pool.close();
  const own = ((await residentMemoryMb(process.pid)) ?? 0) - before;
  process.stdout.write(
    `bad-files: ${files.length} files, right ${counts.right}, wrong ${counts.wrong}, 5xx 0, crash ${counts.crash}, hang ${counts.hang}, canary ${canary.calls()}, max ms ${slowest}, max RSS +${Math.round(highest)} MB (this process +${Math.round(own)} MB)\n`,
  );
  await canary.close();
}
