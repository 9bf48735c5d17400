import type { AuthorityRequest } from "@boreal/domain/caseFile/authority/authorityRequest";
import type { Asker } from "../../policies/actor.ts";
import { maySeeItems } from "../../policies/desk/requests.ts";

/** A request as its reader may know it: of what a court asks for, that there is something. */
export const redactedRequest = (asker: Asker, request: AuthorityRequest): AuthorityRequest =>
  maySeeItems(asker, request)
    ? request
    : { ...request, items: request.items.map(({ id, sentOn = null }) => ({ id, fileIds: [], sentOn })) };
