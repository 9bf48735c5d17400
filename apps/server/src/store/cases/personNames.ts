/** Name and address of a person, opened. */
export type PersonNames = { readonly firstName: string; readonly lastName: string; readonly email: string };
