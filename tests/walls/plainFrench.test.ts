import { expect, it } from 'vitest';
import { isCode, isGenerated, isTest, projectFiles, textOf } from './projectFiles.ts';

/** French that a screen reader can say: no ending in brackets, but a plain wording that fits everybody. */

const written = projectFiles().filter((path) => isCode(path) && !isTest(path) && !isGenerated(path) && /^(apps|packages)\//.test(path));
const literals = /'(?:[^'\\\n]|\\.)*'|`[^`$\n]*`/gu;
const endingInBrackets = /\p{L}\((?:e|s|es|ne|le|ve|se|trice|euse|ère)\)/u;

it('no sentence has an ending in brackets, as in « né(e) »', () => {
  expect(written.length).toBeGreaterThan(500);
  const found = written.flatMap((path) => [...textOf(path).matchAll(literals)].map(([sentence]) => sentence).filter((sentence) => endingInBrackets.test(sentence)).map((sentence) => `${path}: ${sentence}`));
  expect(found).toEqual([]);
});
