/** What one sealed entry is: its bytes say nothing without the key. `at` in milliseconds, so that old entries are found unread. */
export type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer; readonly at: number };

/** The one key of this browser for Boreal, and whose it is. It cannot be read out of the browser, only used. */
export type OwnersKey = { readonly id: string; readonly owner: string; readonly key: CryptoKey };

/** Where sealed entries lie. One owner at a time; a new key empties the rest. */
export type Cabinet = {
  readonly key: () => Promise<OwnersKey | undefined>;
  /** Throws away everything, the old key first, and puts this key in its place. */
  readonly replaceKey: (key: OwnersKey) => Promise<void>;
  /** Writes only while the key of this id is still the one here: what was wiped meanwhile stays wiped. */
  readonly put: (keyId: string, name: string, sealed: Sealed) => Promise<boolean>;
  readonly all: () => Promise<readonly (readonly [string, Sealed])[]>;
  readonly remove: (name: string) => Promise<void>;
  /** Throws away everything, the key first. */
  readonly empty: () => Promise<void>;
};
