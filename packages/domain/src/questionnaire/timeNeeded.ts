/**
 * What the flow Student takes of somebody who is single, has no history and everything at hand, on a phone: measured by
 * `test/guards/timeOfAStudent.test.ts`, which fails when it is no longer true.
 */
export const timeOfASingleStudent = { screens: 65, minutes: 13 };

/** What so many pages take of somebody, in whole minutes: the pages of that student are like most others. */
export const minutesOfPages = (pages: number): number =>
  Math.max(1, Math.round((pages * timeOfASingleStudent.minutes) / timeOfASingleStudent.screens));

/** With so many sections left, this one among them, the end is near. */
export const sectionsNearTheEnd = 2;
