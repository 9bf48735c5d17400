import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { departmentLetter } from "./biometricsLetter/departmentLetter.ts";
import { envelopeLetter } from "./biometricsLetter/envelopeLetter.ts";
import { formTable } from "./biometricsLetter/formTable.ts";
import { madeUpLetter, type LetterKind } from "./biometricsLetter/letter.ts";
import { degraded } from "./degrade.ts";
import { otherDocuments } from "./otherDocuments.ts";
import { pageImage } from "./pageImage.ts";

/** Writes a set of made-up documents for people and journeys into a folder; the file names, in order. */
export async function makeSamples(folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const names: string[] = [];
  const write = (name: string, bytes: Buffer) => {
    writeFileSync(path.join(folder, name), bytes);
    names.push(name);
  };
  for (const kind of ["request", "collection", "validity", "receipt"] as LetterKind[]) {
    write(`biometrics-${kind}-en.pdf`, await departmentLetter(madeUpLetter(0, "en", kind)));
    write(`biometrics-${kind}-fr.pdf`, await formTable(madeUpLetter(2, "fr", kind)));
  }
  const photographed = await pageImage(await envelopeLetter(madeUpLetter(0, "en", "request")));
  write("biometrics-request-photo.jpg", await degraded(photographed, "onTable"));
  write("biometrics-request-shadow.jpg", await degraded(photographed, "shadow"));
  write("biometrics-request-sideways.jpg", await degraded(photographed, "sideways"));
  write("biometrics-request-blurred.jpg", await degraded(photographed, "veryBlurred"));
  write("biometrics-request-scan.png", await degraded(photographed, "clean"));
  write("bank-statement.pdf", await otherDocuments.BankStatements());
  write("cut-short.pdf", (await departmentLetter(madeUpLetter(0, "en", "request"))).subarray(0, 900));
  write("empty.pdf", Buffer.alloc(0));
  return names;
}

const isProgram = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isProgram) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    process.stderr.write("usage: node tests/samples/make.ts OUTDIR\n");
    process.exitCode = 2;
  } else {
    for (const name of await makeSamples(folder)) process.stdout.write(`${name}\n`);
  }
}
