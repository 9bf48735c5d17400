import type { Keys } from "../keys/personKeys.ts";

/** Signs session cookies, and seals second factors once more inside their sealed columns. */
export const librarySecret = (keys: Pick<Keys, "systemKey">): string => keys.systemKey.secretFor("sign-in cookies");
