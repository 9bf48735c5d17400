import type { ApplicationType } from '../caseFile/application.ts';
import { biometricsPages } from './biometrics.ts';
import type { VaultPage } from './page.ts';

/** Every vault page that exists, in the order of the index. */
export const vaultPages: readonly VaultPage[] = biometricsPages;

const bySlug = new Map(vaultPages.map((page) => [page.slug, page]));

export const pageOf = (slug: string): VaultPage | undefined => bySlug.get(slug);

export const pagesFor = (type: ApplicationType): readonly VaultPage[] => vaultPages.filter((page) => page.appliesTo.includes(type));
