import { expect, it } from "vitest";
import { rulesPage } from "../../scripts/rules/rulesPage.ts";
import { textOf } from "../walls/projectFiles.ts";

/** Which rows each rule read is found by planning hundreds of cases: ten seconds, so `npm test` leaves it to a change of the domain. */
it("docs/rules.md is current (npm run rules)", async () => {
  expect(textOf("docs/rules.md")).toBe(await rulesPage());
});
