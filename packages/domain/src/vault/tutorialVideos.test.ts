import { describe, expect, it } from 'vitest';
import { vaultPages } from './pages.ts';
import { tutorialVideoFor, tutorialVideoTypes } from './tutorialVideos.ts';

describe('videos of slots', () => {
  const english = { type: 'letterOfAcceptance', language: 'en' } as const;
  const french = { type: 'letterOfAcceptance', language: 'fr' } as const;

  it('come in the language of the reader, else in the other, else not at all', () => {
    expect(tutorialVideoFor([french, english], 'letterOfAcceptance', 'en')).toBe(english);
    expect(tutorialVideoFor([english, french], 'letterOfAcceptance', 'fr')).toBe(french);
    expect(tutorialVideoFor([french], 'letterOfAcceptance', 'en')).toBe(french);
    expect(tutorialVideoFor([], 'letterOfAcceptance', 'en')).toBeUndefined();
  });

  it('are of no type that nobody would ever see', () => {
    const shown = new Set(vaultPages.flatMap(({ slots }) => slots.flatMap(({ videoTutorial }) => videoTutorial ?? [])));
    expect([...shown].toSorted()).toEqual(tutorialVideoTypes.toSorted());
  });
});
