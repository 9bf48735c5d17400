import { specimenOf, type SpecimenPage } from "./specimenOf.ts";
import { specimenPapers } from "./specimenPapers.ts";

/** The drawn specimens of the vault: the name of each file, and its text. */
export async function specimenFiles(): Promise<Readonly<Record<string, string>>> {
  const files: Record<string, string> = {};
  for (const { documentType, language, draw, picture } of specimenPapers) {
    const page: SpecimenPage = {
      ...(await specimenOf(await draw(), documentType)),
      ...(picture ? { picture } : {}),
    };
    files[`${documentType}.${language}.json`] = `${JSON.stringify(page)}\n`;
  }
  const types = [...new Set(specimenPapers.map(({ documentType }) => documentType))].toSorted();
  files["specimenTypes.ts"] =
    `/** Kinds of documents of which a specimen is drawn. Written by \`npm run specimens\`; never by hand. */
export const specimenTypes = [
${types.map((type) => `  "${type}",\n`).join("")}] as const;
`;
  return files;
}
