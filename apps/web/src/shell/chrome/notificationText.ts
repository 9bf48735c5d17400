import { pagePath } from "@boreal/domain/vault/pagePath";
import type { BilingualText } from "../../ui/language.tsx";
import { text } from "../text.ts";

const byKind: Readonly<Record<string, BilingualText>> = {
  documentSupplied: text.kindDocumentSupplied,
  deadlineNear: text.kindDeadlineNear,
  sectionFinished: text.kindSectionFinished,
};

/** What a notification says; one of a kind that this version does not know says that something changed. */
export const notificationText = (kind: string): BilingualText => byKind[kind] ?? text.kindOther;

type Subject = { readonly applicationId: string | null; readonly page: string | null };

/** Where a notification leads: the vault page it is about, else the application. */
export function notificationLink({ applicationId, page }: Subject): string | undefined {
  if (applicationId === null) return undefined;
  const application = encodeURIComponent(applicationId);
  if (page === null) return `/applications/${application}`;
  return `${pagePath(page)}?application=${application}`;
}
