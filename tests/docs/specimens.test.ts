import { describe, expect, it } from "vitest";
import { documentField } from "@boreal/domain/caseFile/documentValues/documentFields";
import { specimenFiles } from "../../scripts/specimens/specimenFiles.ts";
import type { SpecimenPage } from "../../scripts/specimens/specimenOf.ts";
import { projectFiles, textOf } from "../walls/projectFiles.ts";

const folder = "apps/web/src/features/vault/specimens/drawn/";

describe("the specimens that the vault shows", async () => {
  const made = await specimenFiles();
  const pages = Object.entries(made).flatMap(([name, text]) =>
    name.endsWith(".json") ? [[name, JSON.parse(text) as SpecimenPage] as const] : [],
  );

  it("are those that the made-up papers give (npm run specimens)", () => {
    const written = projectFiles().filter((path) => path.startsWith(folder));
    expect(Object.fromEntries(written.map((path) => [path.slice(folder.length), textOf(path)]))).toEqual(made);
  });

  it.each(pages)("%s marks what our reader found, by names that people know", (_name, { marks, width, height }) => {
    expect(marks.length).toBeGreaterThan(0);
    expect(marks.filter(([field]) => documentField(field) === undefined)).toEqual([]);
    expect(marks.filter(([, left, top, w, h]) => left < 0 || top < 0 || left + w > width || top + h > height)).toEqual(
      [],
    );
  });
});
