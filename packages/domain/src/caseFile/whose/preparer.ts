import type { Answers } from "../answers/answers.ts";
import type { ApplicationType } from "../application.ts";

/** Whom of a visit its application speaks to. */
export type Preparer = "host" | "visitor";

type Said = {
  readonly type: ApplicationType | undefined;
  readonly isHosting: Answers["vvIsHosting"];
  readonly visitor: Answers["vvVisitorType"];
};

/** Until it is said that somebody else visits, whoever prepares is taken for the visitor; of any other application they are. */
export const visitsThemselves = ({ type, visitor }: Omit<Said, "isHosting">): boolean =>
  type !== "VisitorVisa" || !["child", "parent", "other"].includes(visitor ?? "");

/** Who of a visit prepares it; nobody of it where a third person does, and in other applications. */
export function preparerOf(said: Said): Preparer | undefined {
  if (said.type !== "VisitorVisa") return undefined;
  if (visitsThemselves(said)) return "visitor";
  return said.isHosting === true ? "host" : undefined;
}
