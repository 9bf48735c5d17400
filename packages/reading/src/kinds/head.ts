/** Words at the beginning of a paper, where its title stands; matched against plain text. */
export const head = (words: string): RegExp => new RegExp(`^[^]{0,420}(?:${words})`);
