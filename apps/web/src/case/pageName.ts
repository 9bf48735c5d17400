import { fill, type Text } from '@boreal/domain/kernel/text';
import type { VaultPage } from '@boreal/domain/vault/page';

/** The name of a vault page, with the child's number in its place. */
export function pageName(page: Pick<VaultPage, 'name'>, childNumber: number | null | undefined): Text {
  const number = childNumber ?? '';
  const numbered = (name: string) => name.replace('{#}', String(number)).replace(' )', ')');
  return fill({ en: numbered(page.name.en), fr: numbered(page.name.fr) }, {});
}
