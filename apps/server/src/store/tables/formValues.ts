import { integer, primaryKey, text } from '../../database/columns.ts';
import { applicationTable } from './applications.ts';
import { boreal, bytes, instant } from './columns.ts';

/**
 * What was entered in official forms, by form and dotted path. A removed entry keeps its row without a value, so that its
 * version goes on counting and a tab that still shows the old value is told.
 */
export const formValueTable = boreal.table(
  'form_value',
  {
    applicationId: text('application_id').notNull().references(() => applicationTable.id),
    /** `IMM1294`, `IMM1294:spouse`. */
    formKey: text('form_key').notNull(),
    path: text('path').notNull(),
    sealedValue: bytes('sealed_value'),
    /** What was filled in for the person when they entered the value; null when nothing is known of it. */
    sealedBase: bytes('sealed_base'),
    version: integer('version').notNull(),
    enteredBy: text('entered_by').notNull(),
    enteredAt: instant('entered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.formKey, table.path] })],
);
