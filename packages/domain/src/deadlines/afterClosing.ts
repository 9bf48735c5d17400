import { courtAppealId, leaveApplicationId } from "./court.ts";
import type { Deadline } from "./deadline.ts";
import { issuedEnd } from "./issuedEnd.ts";

/** Of a closed case nothing is due any more, but for the end of what was issued and what can still be brought to a court. */
const staying: readonly string[] = [issuedEnd, courtAppealId, leaveApplicationId];

export const staysAfterClosing = ({ id }: Pick<Deadline, "id">): boolean => staying.includes(id);
