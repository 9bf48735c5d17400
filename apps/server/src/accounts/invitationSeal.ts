import type { Keys } from "../keys/personKeys.ts";
import type { SealingKey } from "../keys/sealingKey.ts";

/** Invited people have no account, so their address is sealed with a key of the installation. */
export const invitationKey = (keys: Keys): SealingKey => keys.systemKey.derive("invitation");
export const invitationContext = (id: string): string => `invitation ${id}`;
