/** Left, top, width and height as parts (0..1) of the page as a viewer shows it. */
export type Box = readonly [left: number, top: number, width: number, height: number];

export type Turn = 0 | 90 | 180 | 270;
