/** `previousCountries[0].name` -> `f-previousCountries-0-name`: the id of the control, and where links to the field lead. */
export const fieldId = (path: string): string => `f-${path.replaceAll(/[[\].]+/g, "-")}`;
