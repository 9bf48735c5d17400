import { describe, expect, it } from 'vitest';
import { aCase } from '../../test/caseBuilder.ts';
import { manyCases } from '../../test/guards/anyCase.ts';
import { applicationTypes } from '../caseFile/application.ts';
import { stepsOf } from './flow.ts';
import { readerFor } from './inUse.ts';
import { answersOfSection, viewOfSection } from './sections.ts';
import { isOnTheWay, stepStates } from './stepState.ts';

const married = aCase().answers({ country: 'NG', birthday: '1991-03-14', maritalStatus: 'married', accompanyingSpouse: true, hasBiometrics: true, biometricsIdentificationNumber: '123456789' });

describe('the questions about the spouse', () => {
  it('set answers about the spouse only, in every flow', () => {
    for (const type of applicationTypes) {
      expect([...answersOfSection(type, 'spouse')].filter((key) => !/^spouse/.test(key)), type).toEqual([]);
      const pages = stepsOf(type).filter((step) => step.person === 'spouse');
      expect(pages.flatMap((page) => (page.type === 'group' ? page.members.filter(({ person }) => person !== 'spouse') : [])).map(({ id }) => id), type).toEqual([]);
      const inOthers = stepsOf(type).flatMap((step) => (step.type === 'group' && step.person !== 'spouse' ? step.members.filter(({ person }) => person === 'spouse') : []));
      expect(inOthers.map(({ id }) => id), type).toEqual([]);
    }
    expect(answersOfSection('Student', 'spouse')).toContain('spouseBiometricsExpiryDate');
  });

  it('show the invited person what decides about them, and nothing else of the applicant', () => {
    const { caseFile, stepIds, isAsked } = viewOfSection(
      married
        .answers({ spouseBiometrics: true, medicalTb: { hasTb: true }, pastCanadianRefusal: true })
        .spouse('OpenWorkPermit')
        .child(7)
        .document('passport', { parsedValues: { passportNumber: 'E12345678' } })
        .build(),
      'spouse',
    );
    expect(caseFile.answers).toMatchObject({ maritalStatus: 'married', accompanyingSpouse: true, spouseBiometrics: true });
    for (const key of ['birthday', 'hasBiometrics', 'biometricsIdentificationNumber', 'medicalTb', 'pastCanadianRefusal']) expect(caseFile.answers).not.toHaveProperty(key);
    expect([caseFile.documents, caseFile.profile]).toEqual([[], {}]);
    expect(caseFile.dependents.filter(({ type }) => type === 'Child')).toEqual([]);
    expect(caseFile.application).toMatchObject({ type: 'Student', status: 'Preparation' });
    expect(stepIds).toContain('spouseBiometricsGroup');
    expect(isAsked).toBe(true);
  });

  it('are none for somebody who comes alone', () => {
    expect(viewOfSection(aCase().answers({ maritalStatus: 'single' }).build(), 'spouse').isAsked).toBe(false);
    expect(viewOfSection(married.answers({ accompanyingSpouse: false }).build(), 'spouse').stepIds).toContain('spouseBiometricsGroup');
  });

  it('leave out a page that a document hides, because the invited person is not told of documents', () => {
    const letter = married.document('biometrics-validity-letter-spouse', { parsedValues: { biometricsExpiryDate: '2035-01-01' } }).build();
    expect(isOnTheWay(stepStates(stepsOf('Student').find(({ id }) => id === 'spouseBiometricsGroup') ?? expect.fail('no such page'), readerFor(letter))[0])).toBe(false);
    expect(viewOfSection(letter, 'spouse').stepIds).not.toContain('spouseBiometricsGroup');
  });

  it('are shown to the invited person exactly when the whole case asks them (800 cases)', () => {
    let asked = 0;
    for (const whole of manyCases(800)) {
      const { caseFile, stepIds } = viewOfSection(whole, 'spouse');
      const [all, cut] = [readerFor(whole), readerFor(caseFile)];
      const withDocuments = whole.documents.length > 0;
      for (const page of stepsOf(whole.application.type).filter((step) => step.person === 'spouse')) {
        const [known, told] = [stepStates(page, all), stepStates(page, cut)];
        const isShown = isOnTheWay(known[0]);
        expect(stepIds.includes(page.id) && isOnTheWay(told[0]), page.id).toBe(isShown);
        if (!isShown || withDocuments) continue;
        asked += 1;
        // Members of a page too. Their refusals may differ: some checks read what the invited person is not told.
        expect(told.map(({ id, given, setAside }) => ({ id, given, setAside })), page.id).toEqual(known.map(({ id, given, setAside }) => ({ id, given, setAside })));
        const isOpenOrHidden = (states: typeof known) => states.filter(({ given }) => !given).map(({ id, decision }) => [id, decision.value]);
        expect(isOpenOrHidden(told.slice(1)), page.id).toEqual(isOpenOrHidden(known.slice(1)));
      }
    }
    expect(asked).toBeGreaterThan(100);
  });

  it('keep every answer about the applicant from the invited person that no rule of theirs reads (800 cases)', () => {
    const told = new Set<string>();
    for (const whole of manyCases(800)) {
      const own = answersOfSection(whole.application.type, 'spouse') as ReadonlySet<string>;
      for (const key of Object.keys(viewOfSection(whole, 'spouse').caseFile.answers)) if (!own.has(key)) told.add(key);
    }
    // A new name here is one more fact that the spouse learns: look at docs/adr/0058 before adding it.
    expect([...told].toSorted()).toEqual(['accompanyingSpouse', 'maritalStatus']);
  });
});
