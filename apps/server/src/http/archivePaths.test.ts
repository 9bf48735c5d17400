import { aCase } from "@boreal/domain/test/caseBuilder";
import { describe, expect, it } from "vitest";
import { archivePaths, type ArchiveFile } from "./archivePaths.ts";

const the = aCase().reader();
const at = new Date("2026-11-21T10:00:00Z");
const receipt = (id: string, name: string, position: number): ArchiveFile => ({
  id,
  name,
  position,
  uploadedAt: at,
  page: "biometrics-receipt",
  slot: "biometricsReceipt",
  person: "main",
  childNumber: null,
});
const ofChild = (id: string, childNumber: number): ArchiveFile => ({
  id,
  name: "letter.pdf",
  position: 1,
  uploadedAt: at,
  page: "biometrics-validity-letter-child",
  slot: "childBiometricsValidityLetter",
  person: "child",
  childNumber,
});
const paths = (files: readonly ArchiveFile[], language: "en" | "fr" = "en", flat = false) =>
  archivePaths(files, language, the, flat).map(({ path }) => path);

describe("paths in an archive", () => {
  it("go by person and page in the language of the reader, children by number", () => {
    const files = [ofChild("d", 2), ofChild("c", 1), receipt("a", "scan.pdf", 1)];
    expect(archivePaths(files, "en", the).map(({ id }) => id)).toEqual(["a", "c", "d"]);
    expect(paths(files).map((path) => path.split("/")[0])).toEqual(["Applicant", "Child 1", "Child 2"]);
    expect(paths(files, "fr").map((path) => path.split("/")[0])).toEqual([
      "Personne qui présente la demande",
      "Enfant 1",
      "Enfant 2",
    ]);
    expect(paths(files)[0]).toBe("Applicant/Biometrics Receipt/scan.pdf");
    for (const path of [...paths(files), ...paths(files, "fr")]) expect(path).toMatch(/^[^/{}]+\/[^/{}]+\/[^/{}]+$/);
  });

  it("number several files of a page in their order, also where capitals are the only difference", () => {
    const files = [receipt("c", "SCAN.pdf", 9), receipt("a", "scan.pdf", 1), receipt("b", "Second.pdf", 4)];
    expect(paths(files, "en", true)).toEqual(["1 scan.pdf", "2 Second.pdf", "3 SCAN (2).pdf"]);
  });

  it("cannot leave the folder, nor be a name that a system keeps for itself", () => {
    expect(paths([receipt("a", "../../etc/passwd", 1)], "en", true)).toEqual(["-..-etc-passwd"]);
    expect(paths([receipt("a", "CON.pdf", 1)], "en", true)).toEqual(["_CON.pdf"]);
    expect(paths([receipt("a", "C:\\x", 1)], "en", true)).toEqual(["C_-x"]);
  });
});
