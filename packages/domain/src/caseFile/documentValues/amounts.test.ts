import { expect, test } from "vitest";
import { isAmount } from "./amounts.ts";
import { documentFields } from "./documentFields.ts";

test("every value that is money is an amount, and no other", () => {
  for (const { id, kind } of documentFields) expect([id, isAmount(id)]).toEqual([id, kind === "money"]);
});
