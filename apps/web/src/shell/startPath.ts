/** Where somebody who has just opened an account goes: it starts what they came for. */
export const startPath = "/start";
