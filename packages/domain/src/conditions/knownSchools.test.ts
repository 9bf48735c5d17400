import { expect, test } from 'vitest';
import { aCase } from '../../test/caseBuilder.ts';
import { CaseReader } from '../caseFile/reader.ts';
import { belongsToSchoolOf, schoolSuppliesCertificate } from './knownSchools.ts';

const studentOf = (schoolId: string | null) => new CaseReader({ ...aCase().build(), user: { role: 'student', schoolId } });

test('a student belongs to a school of the list by the id in the user record', () => {
  const listed = belongsToSchoolOf(['school-of-the-list']);
  expect(listed.evaluate(studentOf('school-of-the-list')).holds).toBe(true);
  expect(listed.evaluate(studentOf('another-school')).holds).toBe(false);
  expect(listed.evaluate(studentOf(null)).holds).toBe(false);
});

test('no school supplies the certificate until one is named', () => {
  expect(schoolSuppliesCertificate.evaluate(studentOf('school-of-the-list')).holds).toBe(false);
});
