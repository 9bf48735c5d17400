/** How long the words may be that people write to each other about a case, in characters: a message or a note. */
export const longestMessage = 5000;

/** The words of a task. */
export const longestTask = 300;
