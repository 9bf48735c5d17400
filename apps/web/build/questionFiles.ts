import type { Plugin } from "vite";

/** Stands in the code for the list (src/case/flow/fetchAllQuestions.ts). */
const word = "__ALL_QUESTIONS_FILES__";
const module = "/src/case/flow/allQuestions.ts";

type Chunk = { readonly fileName: string; readonly imports: readonly string[]; readonly moduleIds: readonly string[] };

/** A file with all that it imports at once. */
export function withImports(chunks: readonly Chunk[], fileName: string, found = new Set<string>()): Set<string> {
  if (found.has(fileName)) return found;
  found.add(fileName);
  const imports = chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [];
  for (const imported of imports) withImports(chunks, imported, found);
  return found;
}

/** The file of the build in which all questions are. */
export function fileOfAllQuestions(chunks: readonly Chunk[]): string {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!chunk) throw new Error(`no file of the build holds ${module}`);
  return chunk.fileName;
}

/**
 * Writes into the page of questions which files it lacks of those that all questions are in, for them to be asked for as data.
 * Names of files change with what they import, and the file that is written into names the first of them, so it has another
 * name whenever the list is another.
 */
export function questionFiles(): Plugin {
  return {
    name: "boreal-question-files",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_output, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
        const needed = withImports(chunks, fileOfAllQuestions(chunks));
        const asking = chunks.filter(({ code }) => code.includes(word));
        if (asking.length !== 1) throw new Error(`${word} stands in ${asking.length} files of the build`);
        for (const chunk of asking) {
          const here = withImports(chunks, chunk.fileName);
          const files = [...needed].filter((file) => !here.has(file)).map((file) => `/${file}`);
          chunk.code = chunk.code.replaceAll(word, JSON.stringify(files));
        }
      },
    },
  };
}
