import { describe, expect, it } from "vitest";
import { allQuestionsOf } from "./allQuestions.ts";
import { laterQuestions } from "./laterQuestions.ts";
import type { Questions } from "./questions.ts";

/** Fetches that the test answers, and pauses that it ends. */
function onALine() {
  const fetches: PromiseWithResolvers<Questions>[] = [];
  const pauses: { readonly attempt: number; readonly end: () => void }[] = [];
  const later = laterQuestions({
    fetchAll: () => {
      const fetched = Promise.withResolvers<Questions>();
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

const ofStudents = allQuestionsOf("Student");

describe("all questions of a type", () => {
  it("are fetched once, whoever asks for them", async () => {
    const { later, fetches } = onALine();
    expect(later.state().find("Student")).toBeUndefined();
    expect(later.state().isFailing).toBe(false);
    const asked = [later.ask("Student"), later.ask("Student")];
    fetches[0]?.resolve(ofStudents);
    expect(await Promise.all(asked)).toEqual([ofStudents, ofStudents]);
    expect(await later.ask("Student")).toBe(ofStudents);
    expect(fetches).toHaveLength(1);
    expect(later.state().find("Student")).toBe(ofStudents);
    expect(later.state().isFailing).toBe(false);
  });

  it("are those of the type that was asked for, each by itself", async () => {
    const { later, fetches } = onALine();
    const asked = [later.ask("Student"), later.ask("Iec")];
    fetches[1]?.resolve(allQuestionsOf("Iec"));
    expect(await asked[1]).toBe(allQuestionsOf("Iec"));
    expect(later.state().find("Student")).toBeUndefined();
    const before = later.state().find;
    fetches[0]?.resolve(ofStudents);
    expect(await asked[0]).toBe(ofStudents);
    expect(later.state().find("Iec")).toBe(allQuestionsOf("Iec"));
    // Whoever remembers by it what was found asks anew.
    expect(later.state().find).not.toBe(before);
  });

  it("are asked for again until they come, and who waits is told that they fail", async () => {
    const { later, fetches, pauses, drawn } = onALine();
    const asked = later.ask("Student");
    fetches[0]?.reject(new Error("no line"));
    await soon();
    expect(later.state().isFailing).toBe(true);
    pauses[0]?.end();
    await soon();
    fetches[1]?.reject(new Error("no line"));
    await soon();
    expect(pauses.map(({ attempt }) => attempt)).toEqual([1, 2]);
    pauses[1]?.end();
    await soon();
    fetches[2]?.resolve(ofStudents);
    expect(await asked).toBe(ofStudents);
    expect(drawn).toEqual([true, true, false]);
  });

  it("are asked for at once when somebody asks during a pause", async () => {
    const { later, fetches } = onALine();
    void later.ask("Student");
    fetches[0]?.reject(new Error("no line"));
    await soon();
    expect(fetches).toHaveLength(1);
    void later.ask("Student");
    await soon();
    expect(fetches).toHaveLength(2);
  });
});
