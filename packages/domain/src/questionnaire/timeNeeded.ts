/**
 * What the flow Student takes of somebody who is single, has no history and everything at hand, on a phone: measured by
 * `test/guards/timeOfAStudent.test.ts`, which fails when it is no longer true.
 */
export const timeOfASingleStudent = { screens: 65, minutes: 13 };
