import { workedExamples } from "../studies/statement/examples/examples.ts";

/** What the invented people of the worked examples typed, in each language: whoever copies it is told (`copiedExample.ts`). */
export const statementExamples: readonly string[] = workedExamples.flatMap(({ typed }) =>
  (["en", "fr"] as const).map((language) =>
    Object.values(typed)
      .map((words) => words[language])
      .join("\n"),
  ),
);
