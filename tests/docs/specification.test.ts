import { describe, expect, it } from 'vitest';
import { isCode, isGenerated, projectFiles, textOf } from '../walls/projectFiles.ts';

const folder = 'docs/specification/';
const chapters = projectFiles().filter((path) => path.startsWith(`${folder}document-`));
const readers = projectFiles().filter((path) => (isCode(path) || /\.(md|css|graphql)$/.test(path)) && !isGenerated(path));

/** "1 section 4": what is cited. */
interface Citation {
  readonly place: string;
  readonly section: string;
}

/** Between two words, also where a comment breaks its line. */
const gap = String.raw`\s+(?:\*\s+|//\s+)?`;
const number = String.raw`\d+(?:\.\d+)?`;
const cited = new RegExp(`\\bdocument${gap}(\\d+)${gap}(?:section${gap}(${number})|sections${gap}(${number}(?:(?:,${gap}and|,|${gap}and|${gap}to)${gap}${number})*))`, 'gi');
/** Whatever speaks of a document by its number, or of the specification by one, in another spelling. */
const misspelt = new RegExp(`\\bdocuments?${gap}[123]\\b(?!${gap}sections?${gap}\\d)|\\bspec(?:ification)?,?${gap}[123]\\b`, 'gi');

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

function citationsIn(path: string): readonly Citation[] {
  const text = textOf(path);
  return [...text.matchAll(cited)].flatMap(({ 0: words, 1: document = '', 2: one, 3: several = '', index }) => {
    const sections = one === undefined ? several.match(new RegExp(number, 'g')) ?? [] : [one];
    return sections.map((section) => ({ place: `${path}:${lineOf(text, index)} ${words}`, section: `${document} section ${section}` }));
  });
}

const headings = chapters.flatMap((path) => [...textOf(path).matchAll(/^##? Document (\d section [\d.]*\d)\. \S/gm)].map((match) => ({ path, section: match[1] ?? '' })));
const known = new Set(headings.map(({ section }) => section));

describe('the specification', () => {
  it('has each section once, in the file of its number', () => {
    const home = (section: string): string => section.replace(/^(\d) section (\d+).*$/, `${folder}document-$1/section-$2.md`);
    expect(headings.length).toBeGreaterThan(50);
    expect(known.size).toBe(headings.length);
    expect(headings.filter(({ path, section }) => path !== home(section))).toEqual([]);
  });

  it('is listed whole in its index', () => {
    const index = textOf(`${folder}README.md`);
    expect(chapters.filter((path) => !index.includes(`](${path.slice(folder.length)})`))).toEqual([]);
  });

  it('has every section that is cited', () => {
    const citations = readers.flatMap((path) => citationsIn(path));
    expect(citations.length).toBeGreaterThan(350);
    expect(citations.filter(({ section }) => !known.has(section)).map(({ place }) => place)).toEqual([]);
  });

  it('is cited as "document N section S" and in no other way', () => {
    const others = readers
      .filter((path) => !path.startsWith(folder) && path !== 'tests/docs/specification.test.ts')
      .flatMap((path) => {
        const text = textOf(path);
        return [...text.matchAll(misspelt)].map((match) => `${path}:${lineOf(text, match.index)} ${match[0]}`);
      });
    expect(others).toEqual([]);
  });

  it('is named by a source with the section in which the rule stands', () => {
    const sources = readers.filter((path) => isCode(path)).flatMap((path) => {
      const text = textOf(path);
      return [...text.matchAll(/\b(?:specified|productSpecification|specificationOnly)\(\s*['"`]([^'"`]+)/g)].map((match) => ({ place: `${path}:${lineOf(text, match.index)}`, where: match[1] ?? '' }));
    });
    expect(sources.length).toBeGreaterThan(120);
    expect(sources.filter(({ where }) => !/^document \d sections? \d/.test(where))).toEqual([]);
  });
});
