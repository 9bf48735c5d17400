import { documentField } from "@boreal/domain/caseFile/documentValues/documentFields";
import { drawPaper, faultsIn, type Sample } from "../../../tests/samples/papers/paper.ts";
import { clearFrom } from "../src/classify.ts";
import { readDocument } from "../src/readDocument.ts";
import { createRecogniser } from "../src/text/recogniseText.ts";

const recogniser = createRecogniser(["eng", "fra"]);

/** Values that a person confirms whatever the print: which of two people applies, no certificate says. */
const alwaysConfirmed: Readonly<Record<string, readonly string[]>> = {
  MarriageCertificate: ["applicantFullName", "spouseFullName"],
};

/**
 * What was read otherwise than it is printed: the kind, the values, values that count and of which the paper says nothing, and findings. The
 * kind has to be known from the text alone, for certain.
 */
export async function mistakesIn(sample: Sample): Promise<readonly string[]> {
  const { documentType, typeConfidence, fields, warnings } = await readDocument(
    { bytes: await drawPaper(sample), fileName: "paper.pdf", expectedTypes: [] },
    { recogniser },
  );
  const isKnown = documentType === sample.documentType && typeConfidence >= clearFrom;
  // What was found about the file itself is printed nowhere; a name in its parts is the whole name once more.
  const isOfName = (name: string) =>
    ["firstName", "lastName"].includes(name) && sample.expected["applicantFullName"] !== undefined;
  const besides = Object.entries(fields).filter(
    ([name, { checked }]) =>
      sample.expected[name] === undefined &&
      checked !== undefined &&
      documentField(name)?.kind !== "found" &&
      !isOfName(name),
  );
  const isConfirmed = (name: string) =>
    sample.expected[name] === undefined || (alwaysConfirmed[sample.documentType] ?? []).includes(name);
  return [
    ...(isKnown ? [] : [`taken for ${documentType ?? "nothing"} (${typeConfidence})`]),
    ...faultsIn(sample, fields),
    ...besides.map(([name, { value }]) => `${name}: ${value}, of which the paper says nothing`),
    ...warnings.map(({ id, because }) => `${id}: ${because.en}`),
    ...Object.entries(fields).flatMap(([name, { checked }]) =>
      checked === "textLayer" || isConfirmed(name) ? [] : [`${name}: unchecked`],
    ),
  ];
}
