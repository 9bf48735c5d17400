import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { isCode, isGenerated, projectFiles, textOf } from "./projectFiles.ts";

const written = projectFiles().filter((path) => !isGenerated(path));
const sources = written.filter(isCode);
const mostLines = 300;

/**
 * Tables, lists, and definitions of pages and forms with their words are data: an authority decides how long they are. What
 * decides and draws is not.
 */
const isData = (path: string) =>
  /\/(tables|lists|fixtures|maps)\/|\/caseFile\/vaultPlaces\.ts$|\/domain\/src\/(vault\/\w+|forms\/\w+|questionnaire\/flows)\/(?!.*\.test\.)/.test(
    path,
  );

/** Longer for now, each with what it may hold: to be cut by subject, and never to grow. */
const longer: Readonly<Record<string, number>> = {
  "apps/cli/src/commandLine.test.ts": 500,
  "apps/server/src/commands/uploads/finishUpload.test.ts": 310,
  "apps/server/src/http/upload.test.ts": 390,
  "apps/server/src/jobs/readDocument.job.test.ts": 390,
  "apps/server/src/policies/policies.test.ts": 800,
  "apps/server/src/store/documents/documents.ts": 410,
  "apps/web/src/case/saving/answerQueue.ts": 330,
  "apps/web/src/features/assessment/questions/FieldView.tsx": 350,
  "apps/web/src/features/forms/filling/FormControl.tsx": 330,
  "packages/domain/src/caseFile/documentValues/documentFields.ts": 440,
  "packages/domain/src/caseFile/reader.ts": 330,
  "packages/domain/src/conditions/application/application.ts": 310,
  "packages/domain/src/eligibility/insideCanada.test.ts": 640,
  "packages/domain/src/fees/fees.test.ts": 360,
  "packages/domain/src/forms/forms.test.ts": 390,
  "packages/domain/src/forms/imm1294/answersToForm.test.ts": 420,
  "packages/domain/src/forms/imm1294/imm1294.test.ts": 480,
  "packages/domain/src/forms/imm5645/imm5645.test.ts": 380,
  "packages/domain/src/forms/lifeHistory/lifeHistory.test.ts": 420,
  "packages/domain/src/letters/letters.test.ts": 430,
  "packages/domain/src/questionnaire/stepState.test.ts": 360,
  "packages/domain/src/vault/biometrics/biometrics.test.ts": 470,
  "packages/domain/src/warnings/officialForms/officialForms.ts": 400,
  "packages/domain/test/guards/formPrefills.test.ts": 350,
  "packages/domain/test/guards/lists.test.ts": 340,
  "packages/official-forms/test/boxesOfImm1294.ts": 310,
  "tests/journeys/answersSheet.test.ts": 310,
  "tests/journeys/applicant.test.ts": 460,
  "tests/journeys/brokenLine.test.ts": 330,
  "tests/journeys/mainJob.test.ts": 310,
  "tests/journeys/vault.test.ts": 360,
  "tests/rights/everyWay.test.ts": 390,
  "tests/rights/whatRolesMayNotKnow.test.ts": 430,
  "tests/rights/whenMayChange.test.ts": 370,
  "packages/domain/src/conditions/status/situationInCanada.ts": 310,
};

const lineCount = (path: string) => textOf(path).trimEnd().split("\n").length;

describe("files", () => {
  it(`hold at most ${mostLines} lines, data excepted`, () => {
    expect(sources.filter((path) => !isData(path) && lineCount(path) > (longer[path] ?? mostLines))).toEqual([]);
  });

  it("are named by their subject, never by their part or their version", () => {
    const vague = /^(utils?|helpers?|common|misc|shared|stuff|lib|index)(\.|$)|_v\d|[a-z]\d\.(ts|tsx)$/i;
    expect(sources.filter((path) => vague.test(basename(path)) && !/\/sha256\.ts$|\/s3\.ts$/.test(path))).toEqual([]);
  });

  it("are named camelCase.ts; what draws may be PascalCase.tsx", () => {
    const camel =
      /^[a-z][A-Za-z0-9]*(\.(text|test|queries|mutations?|subscriptions?|type|job|fixture|d|config|map))*\.(ts|mts)$/;
    const drawn = /^[A-Za-z][A-Za-z0-9]*(\.test)?\.tsx$/;
    const names = sources.filter((path) => !/\.(mjs|js)$|^scripts\//.test(path));
    expect(names.filter((path) => !(path.endsWith(".tsx") ? drawn : camel).test(basename(path)))).toEqual([]);
  });

  it("name no machine, no home folder and no registry", () => {
    const machine =
      /(^|[\s'"`(=])\/(home|root|Users|work)\/|registry\.npmjs|_authToken|\b\d{1,3}(\.\d{1,3}){3}:\d{2,5}\/npm/m;
    const named = projectFiles()
      .filter((path) => /\.(ts|tsx|mjs|js|json|md|ya?ml|sh|css|html|sql|graphql)$|^\.ci\//.test(path))
      .filter((path) => path !== "tests/walls/files.test.ts" && machine.test(textOf(path)));
    expect(named).toEqual([]);
  });
});

describe("sources", () => {
  const without = (pattern: RegExp) =>
    sources
      .filter((path) => path !== "tests/walls/files.test.ts")
      .flatMap((path) =>
        textOf(path)
          .split("\n")
          .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
      );

  it("leave nothing for later", () => {
    expect(without(/\b(TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
  });

  it("do not silence the compiler", () => {
    expect(without(/@ts-(ignore|nocheck)/)).toEqual([]);
    // A test may prove that something does not compile, with its reason.
    const silent = without(/@ts-expect-error(?! -- because )/);
    const outsideTests = without(/@ts-expect-error/).filter((place) => !/\.test\.ts:\d+$/.test(place));
    expect([...silent, ...outsideTests].filter((place) => !place.startsWith("tests/walls/files.test.ts"))).toEqual([]);
  });

  it("say why beside each lint rule that they switch off", () => {
    const silent = without(/(oxlint|eslint)-disable/).filter((place) => {
      const [path = "", line = "1"] = place.split(/:(?=\d+$)/);
      return !/(oxlint|eslint)-disable[\w-]* [\w/@-]+(, [\w/@-]+)* -- \S+/.test(
        textOf(path).split("\n")[Number(line) - 1] ?? "",
      );
    });
    expect(silent).toEqual([]);
  });

  it("hold no skipped or lonely test", () => {
    expect(without(/\b(it|test|describe)\.(only|todo)\b/)).toEqual([]);
  });
});

describe("tests", () => {
  it("assert something, each file of them", () => {
    const tests = sources.filter((path) => /\.test\.tsx?$/.test(path));
    expect(tests.length).toBeGreaterThan(0);
    // `describeLevels` asserts each of its rows (packages/domain/test/vaultRows.ts).
    expect(
      tests.filter((path) => !/\bexpect(TypeOf)?\(|\bassert\w*\(|\bfc\.assert\(|\bdescribeLevels\(/.test(textOf(path))),
    ).toEqual([]);
  });
});
