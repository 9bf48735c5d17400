import type { CaseReader } from '@boreal/domain/caseFile/reader';
import { settle } from '@boreal/domain/caseFile/rule';
import type { Text } from '@boreal/domain/kernel/text';
import type { VaultPage } from '@boreal/domain/vault/page';

/** The name of a vault page, with the child's number in its place; some pages are called after the case, where it is known. */
export function pageName(page: Pick<VaultPage, 'name' | 'names'>, childNumber: number | null | undefined, the?: CaseReader): Text {
  const called = page.names && the ? settle(page.names, the) : page.name;
  const numbered = (name: string) => name.replace('{#}', String(childNumber ?? '')).replace(' )', ')');
  return { en: numbered(called.en), fr: numbered(called.fr) };
}
