import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rulesPage } from "./rules/rulesPage.ts";
import { slotsOfPagesCode } from "./rules/slotsOfPages.ts";

const write = (path: string, text: string) => {
  writeFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), text);
  console.log(path);
};

/** Writes what is made from the domain: docs/rules.md, and the names of pages and slots: `npm run rules`. */
write("docs/rules.md", await rulesPage());
// A section that is no more leaves no file behind.
const caseFile = "packages/domain/src/caseFile";
const ofSections = fileURLToPath(new URL(`../${caseFile}/slotsOfPages/`, import.meta.url));
rmSync(ofSections, { recursive: true, force: true });
mkdirSync(ofSections);
for (const [file, text] of Object.entries(slotsOfPagesCode())) write(`${caseFile}/${file}`, text);
