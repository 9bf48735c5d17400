import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { isCode, isGenerated, projectFiles, textOf } from "./projectFiles.ts";

const written = projectFiles().filter((path) => !isGenerated(path));
const sources = written.filter(isCode);
describe("files", () => {
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
    // Nothing is left open here: these are the words that no other file may hold. This file is left out because it names them.
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
