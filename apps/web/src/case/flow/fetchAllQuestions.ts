import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { fetchAsData } from "./fetchAsData.ts";
import type { Questions } from "./questions.ts";

/** Written by the build (apps/web/build/questionFiles.ts): the addresses of the files that the imports below need; nothing in development. */
declare const __ALL_QUESTIONS_FILES__: readonly string[] | undefined;

const files: readonly string[] = typeof __ALL_QUESTIONS_FILES__ === "undefined" ? [] : __ALL_QUESTIONS_FILES__;

/** Brings all questions of a type, and what can be said by knowing them. */
export async function fetchAllQuestions(type: ApplicationType): Promise<Questions> {
  await fetchAsData(files);
  const [{ allQuestionsOf }, { fetchFlow }] = await Promise.all([
    import("./allQuestions.ts"),
    import("./loadedFlows.ts"),
  ]);
  await fetchFlow(type);
  return allQuestionsOf(type);
}
