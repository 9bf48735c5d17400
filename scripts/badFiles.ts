import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readCorpus } from "../tests/badFiles/manifest.ts";
import { isGood, runCorpus, summary } from "../tests/badFiles/runCorpus.ts";

/**
 * Uploads a corpus of bad files to a real server: `npm run test:bad-files -- --dir FOLDER [--only PREFIX] [--each]`.
 * One line per file with a wrong outcome (with `--each` per file), then the summary; status 1 when it is not good enough.
 */
const { values } = parseArgs({
  options: {
    dir: { type: "string", default: "../shared/bad-files" },
    only: { type: "string", default: "" },
    each: { type: "boolean", default: false },
  },
});
const folder = path.resolve(values.dir);
if (!existsSync(path.join(folder, "manifest.json"))) {
  console.error(`there is no manifest.json in ${folder}; name the corpus with --dir FOLDER`);
  process.exit(2);
}
const corpus = readCorpus(folder);
const result = await runCorpus(
  { ...corpus, files: corpus.files.filter(({ file }) => file.startsWith(values.only)) },
  { wrong: console.log, note: console.log },
  values.each,
);
console.log(summary(result));
process.exitCode = isGood(result) ? 0 : 1;
