/** Small choices of this browser (light or dark); without storage they last for the visit. */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`boreal.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`boreal.${name}`);
    else localStorage.setItem(`boreal.${name}`, value);
  } catch {
    // Private windows may refuse storage; the choice then holds until the page is closed.
  }
}
