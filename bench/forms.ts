import { execFileSync } from "node:child_process";
import { createCipheriv, randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { deflateSync } from "node:zlib";
import { formEditions } from "@boreal/official-forms/maps/editions";
import type { FormValues } from "@boreal/official-forms/formValues";
import { differencesFrom } from "@boreal/official-forms/compareForm";
import type { KnownBlank } from "@boreal/official-forms/library";
import { isRefused } from "@boreal/official-forms/openFormFile";
import { readBack } from "@boreal/official-forms/readBack";
import { blankLike } from "../packages/official-forms/test/blankLike.ts";
import { xfaPdf } from "../packages/official-forms/test/xfaPdf.ts";
import { median, medianTime, type Figure } from "./figure.ts";
import { everyAnswer, filledWith, knownBlank } from "./formRun.ts";

const here = path.dirname(fileURLToPath(import.meta.url));
const official = path.resolve(here, "../../shared/forms/official/imm1294e.pdf");
const runs = 15;

type Answer = { readonly milliseconds: number; readonly megabytes: number; readonly whole: boolean };

const alone = (file: string, count: number): Answer =>
  JSON.parse(
    execFileSync(process.execPath, [path.join(here, "formRun.ts"), file, String(count)], { encoding: "utf8" }),
  ) as Answer;

/** The peer: what any filler must do at least with these answers, pack them and lock them. */
function packedAndLocked(text: string): void {
  const cipher = createCipheriv("aes-128-cbc", randomBytes(16), randomBytes(16));
  cipher.update(deflateSync(Buffer.from(text, "utf8")));
  cipher.final();
}

function readAndCompared(bytes: Buffer, { edition }: KnownBlank, values: FormValues): void {
  const read = readBack(bytes);
  if (isRefused(read)) throw new Error(read.code);
  const differences = differencesFrom(edition, read.values, values, read.lists);
  if (differences.length > 0)
    throw new Error(`came back otherwise: ${differences.map(({ field }) => field).join(", ")}`);
}

/** Filling IMM 1294, or a far smaller form of our own when the official one does not lie beside the project. */
export async function measure(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "boreal-forms-"));
  try {
    const isOfficial = existsSync(official);
    if (!isOfficial)
      console.error("the official blanks (../shared/forms) are not here: a small form of our own is measured");
    const file = isOfficial ? official : path.join(folder, "form.pdf");
    const [own] = formEditions;
    if (!isOfficial && own) writeFileSync(file, xfaPdf(blankLike(own), { table: "streams", lock: "aes128" }));
    const form = isOfficial ? "IMM 1294" : "a small form of our own";
    const known = knownBlank(readFileSync(file));
    const values = everyAnswer(known);
    const filled = filledWith(known, values);
    const bare = {
      name: "bare deflate and AES of the same answers",
      value: medianTime(runs, () => packedAndLocked(known.blank.datasets.text)),
    };
    const cold = Array.from({ length: 5 }, () => alone(file, 1));
    const many = alone(file, 100);
    if (![...cold, many].every(({ whole }) => whole)) throw new Error("a filled form does not begin with its blank");
    return [
      {
        what: `fill ${form}, blank kept`,
        unit: "ms",
        value: medianTime(runs, () => filledWith(known, values)),
        bound: 50,
        peer: bare,
        runs,
      },
      {
        what: `read ${form} back and compare it with the case`,
        unit: "ms",
        value: medianTime(runs, () => readAndCompared(filled, known, values)),
        peer: bare,
        runs,
      },
      {
        what: `open, check and fill ${form}, process just started`,
        unit: "ms",
        value: median(cold.map(({ milliseconds }) => milliseconds)),
        bound: 400,
        peer: bare,
        runs: cold.length,
      },
      { what: "100 at once: time", unit: "ms", value: many.milliseconds, runs: 1 },
      { what: "100 at once: largest memory of the process", unit: "MB", value: many.megabytes, bound: 300, runs: 1 },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
