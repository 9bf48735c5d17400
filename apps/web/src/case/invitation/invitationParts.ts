import { lazyPart } from "../../shell/lazyPart.tsx";

/** How an invitation stands, and what can be done; most cases have none. */
export const InvitationPart = lazyPart(async () => (await import("./InvitationPart.tsx")).InvitationPart);

/** One line once the invited person of a section said that they are done; nothing before. */
export const SectionDone = lazyPart(async () => (await import("./SectionDoneLine.tsx")).SectionDoneLine);
