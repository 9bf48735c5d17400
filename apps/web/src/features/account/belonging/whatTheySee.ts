import type { ResultOf } from "../../../api/graphql.ts";
import { belongingText as text } from "./belonging.text.ts";
import type { myBelongingQuery } from "./operations.ts";

export type Belonging = ResultOf<typeof myBelongingQuery>["myBelonging"][number];
export type OwnOrganisation = NonNullable<Belonging["organisation"]>;

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
