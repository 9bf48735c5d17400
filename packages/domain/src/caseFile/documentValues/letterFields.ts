/** Values of a letter or receipt that nothing reads, so that whoever has the paper types them; they stand among `parsedValues`. */

/** The day that the letter itself names; it comes before anything that is reckoned. */
export const dueDateField = "dueDate";
/** The day on which what the letter asks for was done; from then on it waits for nothing. */
export const answeredOnField = "answeredOn";
/** Whose receipt it is: `main`, `spouse`, `child2`. */
export const receiptOwnerField = "receiptOwner";
