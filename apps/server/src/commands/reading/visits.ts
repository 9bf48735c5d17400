/** When each member of staff opened each case last. Made at start; at most `mostRemembered` entries, then it begins anew. */
export type Visits = Map<string, number>;
