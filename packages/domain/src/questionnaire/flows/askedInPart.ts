import type { ApplicationType } from "../../caseFile/application.ts";

/** Types that ask only for a part of what their application needs, and say so: none by now. */
const askedInPart: readonly ApplicationType[] = [];

export const asksOnlyPart = (type: ApplicationType): boolean => askedInPart.includes(type);
