import type { QuestionsOf } from "./questions.ts";

/** Written by the build (apps/web/build/questionFiles.ts): the addresses of the files that the import below needs; nothing in development. */
declare const __ALL_QUESTIONS_FILES__: readonly string[] | undefined;

const files: readonly string[] = typeof __ALL_QUESTIONS_FILES__ === "undefined" ? [] : __ALL_QUESTIONS_FILES__;

async function fetchFile(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  await answer.arrayBuffer();
}

/**
 * Brings all questions. First as data, which can be asked for again after a failure: a browser that failed to fetch a script
 * once does not try again before the page is loaded anew. The import then finds them in the browser's cache.
 */
export async function fetchAllQuestions(): Promise<QuestionsOf> {
  await Promise.all(files.map(fetchFile));
  return (await import("./allQuestions.ts")).allQuestionsOf;
}
