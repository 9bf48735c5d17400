/** Whether a choice was answered with one of these values; an answer that is missing is none of them. */
export const isOneOf = <V extends string>(value: V | undefined, values: readonly NoInfer<V>[]): boolean =>
  value !== undefined && values.includes(value);

/** Whether a list of choices holds anything but "None of the above". */
export const pickedOther = (picked: readonly string[] | undefined): boolean =>
  picked?.some((value) => value !== "none") ?? false;
