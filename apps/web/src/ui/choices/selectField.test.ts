import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { severalChoices } from "./howMany.ts";
import { SelectField } from "./SelectField.tsx";

const drawn = (count: number, value?: string) =>
  renderToStaticMarkup(
    createElement(SelectField, {
      id: "list",
      label: "Which one",
      options: Array.from({ length: count }, (_, place) => ({ value: `v${place}`, label: `Choice ${place}` })),
      value,
      onChange: () => {},
    }),
  );

describe("one of a list", () => {
  it("is read from start to end while the list is short", () => {
    expect(drawn(severalChoices)).toContain("<select");
  });

  it("is searched for when there are more, and what is chosen stands there", () => {
    const long = drawn(severalChoices + 1, "v3");
    expect(long).toContain('role="combobox"');
    expect(long).toContain('value="Choice 3"');
    expect(long).not.toContain("<option");
  });

  it("is drawn here alone, so that no page has a longer native list", () => {
    const source = fileURLToPath(new URL("../../", import.meta.url));
    const withList = globSync("**/*.tsx", { cwd: source }).filter((file) =>
      /<select\b/.test(readFileSync(`${source}${file}`, "utf8")),
    );
    expect(withList).toEqual(["ui/choices/SelectField.tsx"]);
  });
});
