import { pagesFor } from "@boreal/domain/vault/pages";
import type { Actor } from "./actor.ts";
import { isInScope, type ApplicationFacts } from "./applications.ts";
import { mayReadAnswer, mayReadReasons } from "./assessment.ts";
import { mayListPage, mayOpenPage, type PageFacts } from "./documents.ts";

/**
 * How much of a case somebody sees besides the applicant: all of it; a part of the answers and documents; some documents and
 * no answer; the list of the documents; or only that it is there and how far it is.
 */
export type Sight = "everything" | "part" | "someDocuments" | "documentList" | "exists";

type Seat = Pick<Actor, "userId" | "role" | "schoolId" | "agentId" | "lawyerScope">;

/** What the policies show of a case to the holder of a staff account, once they are signed in with their second step; nothing to most. */
export function sightOf(holder: Seat, the: ApplicationFacts): Sight | undefined {
  const signedIn: Actor = { ...holder, emailVerified: true, secondFactor: "verified", language: "en" };
  if (!isInScope(signedIn, the)) return undefined;
  if (mayReadReasons(signedIn, the)) return "everything";
  // The country of citizenship is an answer that nobody is kept from who sees any.
  if (mayReadAnswer(signedIn, the, "country")) return "part";
  const pages = pagesFor(the.type).map(({ slug }): PageFacts => ({
    page: slug,
    isThere: true,
    studentPermissions: ["View", "Upload"],
  }));
  if (pages.some((page) => mayOpenPage(signedIn, the, page))) return "someDocuments";
  return pages.some((page) => mayListPage(signedIn, the, page)) ? "documentList" : "exists";
}
