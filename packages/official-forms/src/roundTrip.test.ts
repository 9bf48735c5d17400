import { isDeepStrictEqual } from "node:util";
import { fc } from "../../../tests/running/properties.ts";
import { describe, expect, it } from "vitest";
import { anyValues } from "../test/anyValues.ts";
import { runsOf } from "../../../tests/running/sizes.ts";
import { blankLike } from "../test/blankLike.ts";
import { writings, xfaPdf } from "../test/xfaPdf.ts";
import { fillForm } from "./fill.ts";
import { checkBlank } from "./library.ts";
import { editionName, formEditions } from "./maps/editions.ts";
import { isRefused } from "./openFormFile.ts";
import { readBack } from "./readBack.ts";

/** Enough to notice a change, and a share of it in `npm test`; `CASES=10000 npm exec vitest run packages/official-forms/src/roundTrip.test.ts` for all of them. */
const perEdition = Math.ceil(
  Number(process.env["CASES"] ?? runsOf("cases that come back from an official form", 900, 6)) / formEditions.length,
);

describe("values of a case", () => {
  it.each(formEditions.map((edition) => [editionName(edition), edition] as const))(
    `come back from the file as they went in: %s, ${perEdition} cases`,
    (_, edition) => {
      const form = blankLike(edition);
      const blanks = writings.map((writing) => {
        const known = checkBlank(xfaPdf(form, writing));
        if (isRefused(known)) throw new Error(known.code);
        return known;
      });
      let turn = 0;
      fc.assert(
        fc.property(anyValues(edition), (values) => {
          turn += 1;
          const known = blanks[turn % blanks.length];
          if (!known) throw new Error("no blank");
          const filled = fillForm(known, values);
          if ("refused" in filled) throw new Error(filled.refused.map(({ field, code }) => `${field} ${code}`).join());
          expect(filled.unplaced).toEqual([]);
          const read = readBack(filled.bytes);
          if (isRefused(read)) throw new Error(read.code);
          // Far quicker than `expect`, which then says what differs.
          if (!isDeepStrictEqual(read.values, values)) expect(read.values).toEqual(values);
          expect(read.unread.size + read.missing.length).toBe(0);
        }),
        { numRuns: perEdition },
      );
    },
  );
});
