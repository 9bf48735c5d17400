import type { CaseReader } from "../caseFile/reader.ts";
import { settle } from "../caseFile/rule.ts";
import type { Text } from "../kernel/text.ts";
import type { VaultPage } from "./page.ts";

/**
 * What a vault page is called, everywhere: some are called after the case (document 2 section 4, "some names change by
 * role"), and a child's after the number. Without a case, which has to be said, the general name stands; without a number
 * a child's page is called after no child.
 */
export function pageName(
  page: Pick<VaultPage, "name" | "names">,
  childNumber: number | null | undefined,
  the: CaseReader | undefined,
): Text {
  const called = page.names && the ? settle(page.names, the) : page.name;
  const numbered = (name: string) =>
    name
      .replace("{#}", String(childNumber ?? ""))
      .replace(" )", ")")
      .trimEnd();
  return { en: numbered(called.en), fr: numbered(called.fr) };
}
