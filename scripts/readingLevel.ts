import { areaOf, gradeAt, type GradedSentence, gradedSentences } from "./readingLevel/levels.ts";
import { productTexts } from "./readingLevel/productTexts.ts";

/** Prints the reading level of every sentence of the product (ADR 0139): `npm run reading-level`. */
const texts = productTexts();
const worst = 20;

const row = (name: string, sentences: readonly GradedSentence[]): string =>
  [
    name.padEnd(24),
    String(sentences.length).padStart(9),
    ...[0.5, 0.9, 1].map((share) => gradeAt(sentences, share).toFixed(1).padStart(9)),
  ].join("");

for (const language of ["en", "fr"] as const) {
  const sentences = gradedSentences(texts, language);
  const areas = [...Map.groupBy(sentences, ({ path }) => areaOf(path))].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  console.log(`\n${language === "en" ? "English" : "French"}\n`);
  console.log(`${"".padEnd(24)}sentences   median      90 %  hardest`);
  console.log(row("all", sentences));
  for (const [area, found] of areas) console.log(row(area, found));
  for (const [area, found] of areas) {
    console.log(`\n${area}, the hardest`);
    for (const { grade, path, line, sentence } of found.slice(0, worst))
      console.log(`${grade.toFixed(1).padStart(5)}  ${path}:${line}  ${sentence}`);
  }
}
