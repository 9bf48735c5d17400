import { describe, expect, test } from "vitest";
import { seen } from "../../../../../tests/samples/papers/everyLayout.ts";
import { custodianDeclarations } from "../../../../../tests/samples/papers/family/custodianDeclarations.ts";
import { otherFamilyPapers } from "../../../../../tests/samples/papers/family/changedPapers.ts";
import {
  birthCertificates,
  marriageCertificates,
  policeCertificates,
} from "../../../../../tests/samples/papers/family/registryPapers.ts";
import { mistakesIn } from "../../../test/readPapers.ts";

describe("papers of registries and the police", () => {
  test.each(
    seen([
      ...birthCertificates,
      ...marriageCertificates,
      ...otherFamilyPapers,
      ...policeCertificates,
      ...custodianDeclarations,
    ]),
  )("$name", async (sample) => {
    expect(await mistakesIn(sample)).toEqual([]);
  });
});
