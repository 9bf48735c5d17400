import { describe, expect, it } from "vitest";
import { counted } from "../kernel/text.ts";
import { caseEventTopics, notNews, type CaseEventTopic } from "./caseEvents.ts";

const topics: readonly CaseEventTopic[] = Object.values(caseEventTopics);
const kinds: readonly string[] = [...topics.flatMap((topic) => [...topic.kinds]), ...notNews];

describe("what happened in a case", () => {
  it("is news in one topic, or is no news", () => {
    expect(kinds.filter((kind, index) => kinds.indexOf(kind) !== index)).toEqual([]);
  });

  it("is said with how often, in both languages", () => {
    for (const { said } of topics)
      for (const count of [1, 3]) {
        const { en, fr } = counted(said, count);
        expect([en.startsWith(`${count} `), fr.startsWith(`${count} `)]).toEqual([true, true]);
      }
  });
});
