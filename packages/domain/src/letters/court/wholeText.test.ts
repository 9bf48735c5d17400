import { expect, it } from "vitest";
import { courtLetter, lettersInCourt } from "../../../test/lettersWhole/inCourt.ts";
import { courtContents } from "./contents.ts";

it("each letter of a case in court is read whole", () => {
  expect([...lettersInCourt].toSorted()).toEqual(courtContents.map(({ id }) => id).toSorted());
});

/** Read as a lawyer reads it before a change of one of these files is kept (docs/facts/letters.md sections 3 and 4). */
it.each(lettersInCourt.flatMap((id) => (["en", "fr"] as const).map((language) => [id, language] as const)))(
  "%s in %s reads as it was read whole",
  async (id, language) => {
    await expect(courtLetter(id, language)).toMatchFileSnapshot(`../../../test/lettersWhole/${id}.${language}.txt`);
  },
);
