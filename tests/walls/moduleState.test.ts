import { describe, expect, it } from "vitest";
import { isTest, projectFiles, textOf } from "./projectFiles.ts";

/**
 * Variables of modules that change after loading: caches that nobody sees, made by nobody and as large as they like. What is
 * kept is made at start instead: on the server in `parts.ts` (commands/caseServices.ts), in the browser by `useService`.
 * These few stay, each with its life, its size and why.
 */
const allowed: readonly { readonly because: string; readonly in: Readonly<Record<string, readonly string[]>> }[] = [
  {
    because:
      "worked out of the catalogues when first asked for: always the same, as many as there are types or definitions",
    in: {
      "apps/server/src/commands/answers/answerChecks.ts": ["asking"],
      "apps/server/src/commands/forms/formValueChecks.ts": ["partsOf"],
      "apps/web/src/features/assessment/questions/trialQuestions.ts": ["byType"],
      "apps/web/src/features/assessment/pages/pageWarnings.ts": ["ownPages"],
      "packages/official-forms/src/schoolCity.ts": ["indexes"],
    },
  },
  {
    because:
      "worked out of one object of a case or of a list that never changes, and gone with it: one entry for each object that somebody still holds",
    in: {
      "apps/web/src/case/loading/theCase.ts": ["known"],
      "apps/web/src/case/notCounted.ts": ["known"],
      "apps/web/src/case/reasons/openDifferences.ts": ["found"],
      "apps/web/src/case/flow/questions.ts": ["readers"],
      "apps/web/src/case/forms/formPlaces.ts": ["known"],
      "apps/web/src/case/flow/allQuestions.ts": ["families", "made"],
      "apps/web/src/features/assessment/questions/questionnaire.ts": ["known"],
      "apps/web/src/features/assessment/pages/pageFields.ts": ["laid"],
      "apps/web/src/features/vault/values/TypedValues.tsx": ["known"],
      "apps/web/src/ui/choices/typeAhead.ts": ["known"],
      "packages/reading/src/readers/money/paperCurrency.ts": ["styles"],
    },
  },
  {
    because:
      "questions of the types that this tab met, which rules of the domain ask for by a function: as many as there are",
    in: { "apps/web/src/case/flow/loadedFlows.ts": ["flows"] },
  },
  {
    because:
      "made for each database or file store, and gone with it; the receiver of uploads holds no more than is under way",
    in: {
      "apps/server/src/store/documents/uploads.ts": ["beginners"],
      "apps/server/src/commands/uploads/finishUpload.ts": ["finishing"],
      "apps/server/src/commands/uploads/recordUpload.ts": ["recorders"],
    },
  },
  {
    because:
      "one value, the same whoever asks: the day of this minute, random bytes that are each used once, a text's name",
    in: {
      "apps/server/src/clock.ts": ["lastMinute", "lastDay"],
      "apps/server/src/keys/sealingKey.ts": ["nonces"],
      "apps/server/src/jobs/queue.ts": ["names"],
    },
  },
  {
    because:
      "of the process and not of a case: locks that it holds, what it found out about the machine, libraries it loaded",
    in: {
      "apps/server/src/database/folderLock.ts": ["held"],
      "packages/reading/src/process/readerPackages.ts": ["found"],
      "packages/reading/src/process/confinement.ts": ["strongest"],
      "packages/reading/src/pages/pdfiumLibrary.ts": ["started"],
      "packages/reading/src/pages/drawingFont.ts": ["font", "letters"],
    },
  },
  {
    because:
      "the program of a thread or process of its own, which begins and ends with what it keeps; bounded where it grows",
    in: {
      "apps/server/src/files/forms/formWorker.ts": ["known"],
      "apps/web/src/features/vault/capture/captureWorker.ts": ["kept"],
      "packages/reading/src/process/pictures/pictureProcess.ts": ["open"],
      "packages/official-forms/src/blank.ts": ["kept"],
    },
  },
  {
    because: "fonts of the answer sheet, which the program brings itself: as many as it has files of",
    in: {
      "apps/server/src/output/fontFaces.ts": ["ranges", "faces", "opening", "drawing"],
      "apps/server/src/output/fontGlyphs.ts": ["mended"],
    },
  },
  {
    because:
      "of this tab and not of a case: what the browser does now, sentences and code that were fetched, one value each",
    in: {
      "apps/web/src/ui/halves.ts": ["others", "laterSentences", "arriving", "failure", "cannotLookUp"],
      "apps/web/src/api/useQuery.ts": ["prefetchedAt"],
      "apps/web/src/features/answers/lines/clock.ts": ["watchers", "now", "ticking"],
      "apps/web/src/shell/pageFocus.ts": ["shown", "wentBack"],
      "apps/web/src/case/loading/usePageOf.ts": ["arrived"],
      "apps/web/src/case/fields/useCountryOptions.ts": ["known"],
      "apps/web/src/case/fields/useOccupations.ts": ["known"],
      "apps/web/src/case/printing.ts": ["isPrinting", "extent", "usual", "isListening", "listeners"],
      "apps/web/src/offline/keepShell.ts": ["asked"],
      "apps/web/src/offline/tabs.ts": ["holding"],
    },
  },
];

const written = projectFiles().filter(
  (path) =>
    /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(path) && !isTest(path) && !/\/test[A-Z]\w*\.tsx?$/.test(path),
);

/** Names of the variables of a module that change after they were made. */
function stateOf(text: string): readonly string[] {
  const lets = [...text.matchAll(/^(?:export )?let (\w+)/gm)].map(([, name]) => name ?? "");
  const kept = [
    ...text.matchAll(/^(?:export )?const (\w+)(?:: [^=\n]+)? = (?:new (?:Weak)?(?:Map|Set)\b|\[\];|\{\};)/gm),
  ]
    .map(([, name]) => name ?? "")
    .filter((name) =>
      new RegExp(`\\b${name}\\.(?:set|add|delete|clear|push)\\(|\\b${name}\\[[^\\]]+\\] (?:\\?\\?)?= `).test(text),
    );
  return [...lets, ...kept];
}

describe("variables of modules", () => {
  it("change after loading only where it is said why", () => {
    const names = new Map(allowed.flatMap((group) => Object.entries(group.in)));
    const unnamed = written.flatMap((path) =>
      stateOf(textOf(path))
        .filter((name) => !names.get(path)?.includes(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(unnamed).toEqual([]);
  });

  it("that are allowed exist", () => {
    const gone = allowed.flatMap((group) =>
      Object.entries(group.in).flatMap(([path, names]) => {
        const there = written.includes(path) ? stateOf(textOf(path)) : [];
        return names.filter((name) => !there.includes(name)).map((name) => `${path}: ${name}`);
      }),
    );
    expect(gone).toEqual([]);
  });

  it.each<[string, string, readonly string[]]>([
    ["a cache by a database", "const known = new WeakMap<Database, Row>();\nknown.set(db, row);", ["known"]],
    ["a variable", "let last = 0;", ["last"]],
    ["a list that grows", "const all: string[] = [];\nall.push(one);", ["all"]],
    ["a table that stays as it was made", "const byId = new Map(all.map((one) => [one.id, one]));\nbyId.get(id);", []],
    ["something inside a function", "function f() {\n  const seen = new Set();\n  seen.add(1);\n}", []],
  ])("are told by this test: %s", (_words, text, names) => {
    expect(stateOf(text)).toEqual(names);
  });
});
