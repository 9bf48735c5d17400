/** A form that opens takes the focus to its title. */
export const focusOnce = (heading: HTMLHeadingElement | null) => heading?.focus();
