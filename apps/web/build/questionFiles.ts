import type { Plugin } from "vite";

/** Stand in the code for lists of files (src/case/flow/fetchAllQuestions.ts, src/case/flow/flowFiles.ts). */
const wordOfAll = "__ALL_QUESTIONS_FILES__";
const wordOfFlows = "__FLOW_FILES__";
const modulesOfAll = ["/src/case/flow/allQuestions.ts", "/src/case/flow/loadedFlows.ts"];
const flowModule = /\/packages\/domain\/src\/questionnaire\/flows\/(\w+)\.ts$/;

type Chunk = {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly facadeModuleId?: string | null;
  readonly isDynamicEntry?: boolean;
};

/** A file with all that it imports at once. */
export function withImports(chunks: readonly Chunk[], fileName: string, found = new Set<string>()): Set<string> {
  if (found.has(fileName)) return found;
  found.add(fileName);
  const imports = chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [];
  for (const imported of imports) withImports(chunks, imported, found);
  return found;
}

/** The files of the build in which what all types need for their questions is. */
export const filesOfAllQuestions = (chunks: readonly Chunk[]): readonly string[] =>
  modulesOfAll.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`no file of the build holds ${module}`);
    return chunk.fileName;
  });

/** The file of each flow, by the name of its module. */
export const filesOfFlows = (chunks: readonly Chunk[]): ReadonlyMap<string, string> =>
  new Map(
    chunks.flatMap(({ isDynamicEntry, facadeModuleId, fileName }) => {
      const name = isDynamicEntry ? flowModule.exec(facadeModuleId ?? "")?.[1] : undefined;
      return name === undefined ? [] : [[name, fileName] as const];
    }),
  );

/**
 * Writes into the page of questions which files it lacks of those that all questions are in, and beside the flows what each of
 * them needs, for them to be asked for as data. Names of files change with what they import, and the file that is written into
 * names the first of them, so it has another name whenever the list is another.
 */
export function questionFiles(): Plugin {
  return {
    name: "boreal-question-files",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_output, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
        const write = (word: string, list: (lacking: (fileName: string) => readonly string[]) => unknown) => {
          const asking = chunks.filter(({ code }) => code.includes(word));
          const [chunk] = asking;
          if (!chunk || asking.length > 1) throw new Error(`${word} stands in ${asking.length} files of the build`);
          const here = withImports(chunks, chunk.fileName);
          const lacking = (fileName: string) =>
            [...withImports(chunks, fileName)].filter((file) => !here.has(file)).map((file) => `/${file}`);
          chunk.code = chunk.code.replaceAll(word, JSON.stringify(list(lacking)));
        };
        write(wordOfAll, (lacking) => [...new Set(filesOfAllQuestions(chunks).flatMap(lacking))]);
        write(wordOfFlows, (lacking) =>
          Object.fromEntries([...filesOfFlows(chunks)].map(([name, file]) => [name, lacking(file)])),
        );
      },
    },
  };
}
