type Named = { readonly firstName: string; readonly lastName: string };

/** A person as others read them; null where the account is gone or has no name. */
export const fullName = (known: Named | null | undefined): string | null =>
  known ? `${known.firstName} ${known.lastName}`.trim() || null : null;
