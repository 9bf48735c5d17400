import { describe, expect, it } from "vitest";
import { allQuestionsOf } from "./allQuestions.ts";
import { laterQuestions } from "./laterQuestions.ts";
import type { QuestionsOf } from "./questions.ts";

/** Fetches that the test answers, and pauses that it ends. */
function onALine() {
  const fetches: PromiseWithResolvers<QuestionsOf>[] = [];
  const pauses: { readonly attempt: number; readonly end: () => void }[] = [];
  const later = laterQuestions({
    fetchAll: () => {
      const fetched = Promise.withResolvers<QuestionsOf>();
      fetches.push(fetched);
      return fetched.promise;
    },
    pauseBefore: (attempt) => new Promise((end) => void pauses.push({ attempt, end })),
  });
  const drawn: boolean[] = [];
  later.subscribe(() => drawn.push(later.state().isFailing));
  return { later, fetches, pauses, drawn };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

describe("all questions", () => {
  it("are fetched once, whoever asks for them", async () => {
    const { later, fetches } = onALine();
    expect(later.state()).toEqual({ isFailing: false });
    const asked = [later.ask(), later.ask()];
    fetches[0]?.resolve(allQuestionsOf);
    expect(await Promise.all(asked)).toEqual([allQuestionsOf, allQuestionsOf]);
    expect(await later.ask()).toBe(allQuestionsOf);
    expect(fetches).toHaveLength(1);
    expect(later.state()).toEqual({ all: allQuestionsOf, isFailing: false });
  });

  it("are asked for again until they come, and who waits is told that they fail", async () => {
    const { later, fetches, pauses, drawn } = onALine();
    const asked = later.ask();
    fetches[0]?.reject(new Error("no line"));
    await soon();
    expect(later.state()).toEqual({ isFailing: true });
    pauses[0]?.end();
    await soon();
    fetches[1]?.reject(new Error("no line"));
    await soon();
    expect(pauses.map(({ attempt }) => attempt)).toEqual([1, 2]);
    pauses[1]?.end();
    await soon();
    fetches[2]?.resolve(allQuestionsOf);
    expect(await asked).toBe(allQuestionsOf);
    expect(drawn).toEqual([true, true, false]);
  });

  it("are asked for at once when somebody asks during a pause", async () => {
    const { later, fetches } = onALine();
    void later.ask();
    fetches[0]?.reject(new Error("no line"));
    await soon();
    expect(fetches).toHaveLength(1);
    void later.ask();
    await soon();
    expect(fetches).toHaveLength(2);
  });
});
