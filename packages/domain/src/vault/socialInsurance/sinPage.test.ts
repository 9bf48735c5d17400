import { describe, expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { pagesOf, sinPages } from "../pages.ts";

const first = aCase().answers({ sinApplicationType: "firstSin" });

describe("the pages of a social insurance number", () => {
  test("are in every vault, once the service is asked for", () => {
    const slugs = (the: typeof first) => pagesOf("Lmia", the.type("Lmia").reader()).map(({ slug }) => slug);
    expect(slugs(first)).toEqual(expect.arrayContaining(sinPages.map(({ slug }) => slug)));
    expect(slugs(aCase()).filter((slug) => slug.startsWith("sin-"))).toEqual([]);
  });

  test("lie under a path of their own", () => {
    expect(sinPages.map(({ path }) => path).filter((path) => !path.startsWith("/sin-document-vault/"))).toEqual([]);
  });
});
