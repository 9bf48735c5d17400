/** Up to this many choices stand side by side as radios; up to the next many in a closed list; more are searched in. */
export const [fewChoices, severalChoices] = [7, 25];
