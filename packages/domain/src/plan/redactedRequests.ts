import type { AskedItem, AuthorityRequest } from "../caseFile/authority/authorityRequest.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import { requestKind } from "../requests/requestKinds.ts";

/**
 * Requests for a reader who may not know what a letter says (ADR 0163). That a document of a page is asked for may be known by
 * those who may know of the page: its level says so. Words, what a court asks for, days and linked files are withheld; a request
 * of which something is withheld says that, so that nobody takes it for answered or for open.
 */
export function requestsWithout(
  { authorityRequests = [], documents }: CaseFile,
  isPageWithheld: (slug: string) => boolean,
): readonly AuthorityRequest[] {
  const unseen = new Set(documents.filter(({ documentId }) => isPageWithheld(documentId)).map(({ fileId }) => fileId));
  return authorityRequests.map((request) => {
    const isTold = ({ page }: AskedItem): boolean =>
      requestKind(request.kind).isForTeam !== true && typeof page === "string" && !isPageWithheld(page);
    const { dueDate: _, items, ...others } = request;
    const told = items.filter(isTold);
    const isCut = told.length < items.length || unseen.has(request.letterFileId ?? "");
    return {
      ...others,
      items: told.map(({ words: _words, fileIds: _files, ...item }) => item),
      ...(isCut ? { isCut } : {}),
    };
  });
}
