import type { Datasets } from "./xfa/datasets.ts";

/** Where the application forms note that Validate was pressed. IMM 5708, 5709 and 5710 have the place twice, and write the first of them. */
const isFlag = (path: string): boolean => path.endsWith("/ApplicationValidatedFlag");

/** The form’s own words, in its language: Adobe Reader writes “Oui” into a French one. */
const yes: readonly string[] = ["Yes", "Oui"];
const no: readonly string[] = ["No", "Non"];

/** Whether Validate was pressed and nothing changed since, in whatever edition; `undefined` for a form without that button. */
export function wasValidated({ leaves }: Pick<Datasets, "leaves">): boolean | undefined {
  const said = [...leaves.values()].filter(({ path }) => isFlag(path)).map(({ value }) => value.trim());
  return said.length === 0
    ? undefined
    : said.some((word) => yes.includes(word)) && !said.some((word) => no.includes(word));
}
