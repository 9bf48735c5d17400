import { describe, expect, test } from "vitest";
import { condition } from "./condition.ts";

const text = (words: string) => ({ en: words, fr: `${words} fr` });
const isUnder17 = condition(
  "under17",
  text("you are under 17"),
  ({ age }: { readonly age?: number }) => (age === undefined ? undefined : age < 17),
  {
    known: text("you are 17 or older"),
    unknown: text("nothing shows that you are under 17"),
  },
);

describe("a condition whose answer may not be known", () => {
  test.each([
    [{ age: 16 }, true, "you are under 17"],
    [{ age: 17 }, false, "you are 17 or older"],
    [{}, false, "nothing shows that you are under 17"],
  ])("%o", (the, holds, said) => {
    expect(isUnder17.evaluate(the)).toEqual({ holds, because: [text(said)] });
  });

  test("with one sentence for both says that one", () => {
    const travelled = condition(
      "travelled",
      text("you travelled"),
      (): undefined => undefined,
      text("your answers do not say that you travelled"),
    );
    expect(travelled.evaluate({})).toEqual({
      holds: false,
      because: [text("your answers do not say that you travelled")],
    });
    expect(travelled.sentences).toEqual({
      holds: text("you travelled"),
      not: text("your answers do not say that you travelled"),
    });
  });
});
