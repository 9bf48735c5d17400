import type { RequestKindId } from "@boreal/domain/caseFile/authority/authorityRequest";
import type { IsoDate } from "@boreal/domain/kernel/calendarDate";
import { base64 } from "../cases/sealedColumn.ts";

/** Requests of authorities, as a case is read with them in one round trip. */

/** A request of an authority that was not cancelled, with what it asks for. */
export type RequestCell = {
  id: string;
  kind: RequestKindId;
  addressee: "main" | "spouse" | "child";
  childNumber: number | null;
  letterFileId: string | null;
  letterDate: IsoDate | null;
  dueDate: IsoDate | null;
  recordedAt: string;
  recordedBy: string;
  version: number;
  items: {
    id: string;
    page: string | null;
    slot: string | null;
    childNumber: number | null;
    sealed: string | null;
    sentOn: IsoDate | null;
    sentBy: string | null;
    sentAt: string | null;
    files: string[];
    /** What was recorded as sent and was not sent after all, the newest first. */
    takenBack: { id: string; sentOn: IsoDate; sealed: string | null; by: string; at: string }[];
  }[];
};

const requestItems = `coalesce((select json_agg(json_build_object('id', i.id, 'page', i.page, 'slot', i.slot, 'childNumber', i.child_number,
    'sealed', ${base64("i.sealed_words")}, 'sentOn', i.sent_on, 'sentBy', i.sent_by, 'sentAt', i.sent_at,
    'files', coalesce((select json_agg(l.file_id order by l.linked_at, l.file_id) from boreal.authority_request_file l where l.item_id = i.id), '[]'),
    'takenBack', coalesce((select json_agg(json_build_object('id', b.id, 'sentOn', b.sent_on, 'sealed', ${base64("b.sealed_reason")},
      'by', b.taken_back_by, 'at', b.taken_back_at) order by b.taken_back_at desc, b.id) from boreal.authority_request_taken_back b where b.item_id = i.id), '[]'))
    order by i.position, i.id)
  from boreal.authority_request_item i where i.authority_request_id = q.id and i.removed_at is null), '[]')`;

export const requests = `coalesce((select json_agg(json_build_object('id', q.id, 'kind', q.kind, 'addressee', q.addressee, 'childNumber', q.child_number,
    'letterFileId', q.letter_file_id, 'letterDate', q.letter_date, 'dueDate', q.due_date, 'recordedAt', q.recorded_at, 'recordedBy', q.recorded_by, 'version', q.version,
    'items', ${requestItems}) order by q.recorded_at, q.id)
  from boreal.authority_request q where q.application_id = a.id and q.cancelled_at is null), '[]') as "requests"`;
