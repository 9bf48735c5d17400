import type { ResultOf } from "../../../api/graphql.ts";
import { affiliationText as text } from "./affiliation.text.ts";
import type { myAffiliationQuery } from "./operations.ts";

export type Affiliation = ResultOf<typeof myAffiliationQuery>["myAffiliation"][number];
export type OwnOrganisation = NonNullable<Affiliation["organisation"]>;

/** What an organisation of this kind can be allowed (docs/facts/roles.md section 2). */
export const wordsOf = (kind: string) =>
  kind === "agent"
    ? {
        always: text.always,
        parts: [
          { part: "answers", label: text.answers },
          { part: "documents", label: text.agentDocuments },
          { part: "upload", label: text.upload },
        ],
      }
    : {
        always: text.schoolAlways,
        parts: [
          { part: "documents", label: text.schoolDocuments },
          { part: "upload", label: text.upload },
        ],
      };
