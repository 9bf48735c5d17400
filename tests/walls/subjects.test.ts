import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { isCode, isGenerated, projectFiles } from "./projectFiles.ts";
import { kinds, subjects } from "./subjects.ts";

const code = projectFiles().filter((path) => isCode(path) && !isGenerated(path));

const foldersIn = (kind: string): readonly string[] => [
  ...new Set(
    code
      .filter((path) => path.startsWith(`${kind}/`))
      .map((path) => path.slice(kind.length + 1))
      .filter((path) => path.includes("/"))
      .map((path) => path.slice(0, path.indexOf("/"))),
  ),
];

describe("subjects", () => {
  it.each(Object.entries(kinds))("%s has folders of known subjects only", (kind, own) => {
    const known: readonly string[] = [...subjects, ...own];
    const found = foldersIn(kind);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((folder) => !known.includes(folder))).toEqual([]);
  });

  it.each(subjects)("%s is found in several kinds", (subject) => {
    expect(Object.keys(kinds).filter((kind) => foldersIn(kind).includes(subject)).length).toBeGreaterThan(1);
  });

  it("a subject stands in its own folder, never beside what the kind needs as a whole", () => {
    const beside = Object.keys(kinds).flatMap((kind) => subjects.map((subject) => `${kind}/${subject}.ts`));
    expect(code.filter((path) => beside.includes(path))).toEqual([]);
  });
});

/** About 25 files are what somebody can look over; tests stand beside what they test and do not count. */
const mostFiles = 25;

/** Folders that are a list by nature: one program, one case or one screen a file. */
const longer: Readonly<Record<string, number>> = { bench: 31, "tests/browser": 30, "tests/journeys": 40 };

it(`a folder holds at most ${mostFiles} files beside their tests`, () => {
  const counts = Map.groupBy(
    code.filter((path) => !/\.test\.tsx?$/.test(path)),
    (path) => posix.dirname(path),
  );
  expect(
    [...counts].filter(([folder, files]) => files.length > (longer[folder] ?? mostFiles)).map(([folder]) => folder),
  ).toEqual([]);
});
