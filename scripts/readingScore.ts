import { parseArgs } from "node:util";
import { readDocument } from "@boreal/reading/readDocument";
import { createRecogniser } from "@boreal/reading/text/recogniseText";
import { papers } from "../tests/samples/papers/all.ts";
import { newcomers } from "../tests/samples/papers/newcomers/all.ts";
import { strangers } from "../tests/samples/papers/strangers/all.ts";
import type { Condition } from "../tests/samples/score/document.ts";
import { documentsOfFolder } from "../tests/samples/score/folder.ts";
import { ownDocuments, strangeDocuments } from "../tests/samples/score/drawnDocuments.ts";
import { scoreOf, type DocumentScore } from "../tests/samples/score/scoreOf.ts";
import { faultLines, scoreTable } from "../tests/samples/score/table.ts";

/**
 * Reads every made-up paper as the file of a program, as a scan and as a photo, or the documents of a folder with a manifest
 * (`--dir PATH`), and prints how much was right. `--conditions layer,scan`, `--type KIND`, `--layout NAME` and
 * `--group strangers` (or `own`, or `newcomers`) choose; strangers and newcomers are papers by people who had not seen the readers,
 * counted by themselves. `--faults` adds a line for each value that is not right. Of papers by another author one half is open to be learnt from; of the
 * other only totals are printed, and the distance between the two is how much we fool ourselves.
 */
const { values } = parseArgs({
  options: {
    dir: { type: "string" },
    conditions: { type: "string", default: "layer,scan,photo" },
    type: { type: "string" },
    layout: { type: "string" },
    group: { type: "string", default: "own,strangers,newcomers" },
    faults: { type: "boolean", default: false },
  },
});
const conditions = values.conditions.split(",") as readonly Condition[];
const groups = values.group.split(",");
const all =
  values.dir === undefined
    ? [
        ...(groups.includes("own") ? ownDocuments(papers, conditions) : []),
        ...(groups.includes("strangers") ? strangeDocuments(strangers, conditions) : []),
        ...(groups.includes("newcomers") ? strangeDocuments(newcomers, conditions, "newcomers") : []),
      ]
    : documentsOfFolder(values.dir);
const documents = all.filter(
  ({ documentType, layout }) =>
    (values.type === undefined || documentType === values.type) &&
    (values.layout === undefined || layout === values.layout),
);
const recogniser = createRecogniser(["eng", "fra"]);
const scores: DocumentScore[] = [];
for (const document of documents) {
  const bytes = await document.bytes();
  const input = { bytes, fileName: document.name, expectedTypes: [document.documentType] };
  const score = scoreOf(document, await readDocument(input, { recogniser }));
  scores.push(score);
  if (values.faults && document.half !== "closed") for (const line of faultLines(score)) console.log(line);
}
console.log(scoreTable(scores));
