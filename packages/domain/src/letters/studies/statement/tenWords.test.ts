import { expect, it } from "vitest";
import { textOf, withLetters, writtenOf } from "../../../../test/letterText.ts";
import { inEnglish } from "../../../../test/lettersTyped/tenWords/english.ts";
import { inFrench } from "../../../../test/lettersTyped/tenWords/french.ts";

/** Whoever answers in ten words gets a statement of 500 to 900 words, read whole. */
it.each([...inEnglish, ...inFrench])("$who", async ({ who, language, the, typed }) => {
  const draft = writtenOf("studyPlan", withLetters(the.build(), { studyPlan: typed }), language);
  const sections = draft.sections.map(({ section, sentences }) =>
    [section.title[language], ...sentences.map(({ text }) => text)].join("\n"),
  );
  await expect(`${sections.join("\n\n")}\n`).toMatchFileSnapshot(
    `../../../../test/lettersTyped/tenWords/${who.split(",")[0]}.txt`,
  );
  expect(draft.words).toBeGreaterThanOrEqual(500);
  expect(draft.words).toBeLessThanOrEqual(900);
  expect(textOf(draft)).not.toMatch(/ {2}|\.\.|: [A-Z]\w+ is\b/);
});
