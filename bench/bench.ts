import { cpus } from "node:os";
import { measure as measureFirstQuestion } from "./firstQuestion.ts";
import { table, type Figure } from "./figure.ts";
import { measure as measureClicks } from "./clickToFrame.ts";
import { measure as measureForms } from "./forms.ts";
import { measure as measureLetters } from "./letters.ts";
import { measure as measurePlan } from "./planOfHundredSlots.ts";
import { measure as measurePortal } from "./portal.ts";
import { measure as measureQueue } from "./queue.ts";
import { measure as measureReadings } from "./readings.ts";
import { measure as measureRules } from "./rules.ts";
import { measure as measureSaves } from "./saveAnswers.ts";
import { measure as measureFirstWarning } from "./firstWarning.ts";
import { measure as measureSheet } from "./sheet.ts";
import { measure as measureStartUp } from "./startUp.ts";
import { measure as measureUploads } from "./uploads.ts";
import { measure as measureVault } from "./vault.ts";

/** Every figure that is a measurement, beside its bound and a peer: `npm run bench [-- click|forms|letters|plan|portal|question|queue|reading|rules|save|sheet|start|upload|vault|warning]`. */
const parts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  click: measureClicks,
  forms: measureForms,
  letters: measureLetters,
  plan: measurePlan,
  portal: measurePortal,
  question: measureFirstQuestion,
  queue: measureQueue,
  reading: measureReadings,
  rules: measureRules,
  save: () => measureSaves(),
  sheet: measureSheet,
  start: measureStartUp,
  upload: measureUploads,
  vault: measureVault,
  warning: measureFirstWarning,
};

const [wanted] = process.argv.slice(2);
const chosen = Object.entries(parts).filter(([name]) => wanted === undefined || name === wanted);
if (chosen.length === 0) {
  console.error(`bench knows ${Object.keys(parts).join(", ")}`);
  process.exit(2);
}
const [cpu] = cpus();
console.log(`${cpus().length} x ${cpu?.model ?? "unknown processor"}, Node ${process.version}; medians`);
const broken: string[] = [];
const tooSlow: string[] = [];
for (const [name, measure] of chosen) {
  const begun = performance.now();
  try {
    const figures = await measure();
    console.log(`\n=== ${name}, ${((performance.now() - begun) / 1000).toFixed(0)} s\n${table(figures)}`);
    if (figures.some(({ value, bound }) => bound !== undefined && value > bound)) tooSlow.push(name);
  } catch (fault) {
    // Whoever asked for all of them gets the others.
    broken.push(name);
    console.error(`\n=== ${name} stopped:`, fault);
  }
}
if (tooSlow.length > 0) console.error(`\nabove a bound: ${tooSlow.join(", ")}`);
if (broken.length > 0) console.error(`\nnot measured to the end: ${broken.join(", ")}`);
process.exitCode = broken.length + tooSlow.length > 0 ? 1 : 0;
