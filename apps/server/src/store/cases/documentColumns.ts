import { base64 } from "./sealedColumn.ts";

/** Added by hand: the letter that Boreal made carries its key, and waits for the applicant. */
const statementOfTeam = `f.page = 'study-plan' and f.filled_form is null
    and exists (select 1 from boreal.profile t where t.user_id = f.uploaded_by and t.role in ('lawyer', 'paralegal', 'admin'))`;

/** The files of `application a` that stand, each with its last reading. */
export const documents = `coalesce((select json_agg(json_build_object('id', f.id, 'page', f.page, 'slot', f.slot, 'person', f.person,
    'childNumber', f.child_number, 'dependentId', f.dependent_id, 'documentType', f.document_type, 'bytes', f.bytes, 'uploadedAt', f.uploaded_at, 'uploadedBy', f.uploaded_by, 'statementOfTeam', ${statementOfTeam}, 'replaces', f.replaces, 'filledForm', f.filled_form, 'position', f.position, 'rotation', f.rotation,
    'reading', (select ${base64("r.sealed_result")} from boreal.reading r where r.file_id = f.id order by r.round desc, r.finished_at desc limit 1),
    'corrections', (select json_agg(json_build_array(c.field, ${base64("c.sealed_value")}, c.corrected_by) order by c.corrected_at, c.id)
      from boreal.reading_correction c where c.file_id = f.id), 'returned', (select json_build_object('id', d.id, 'sealed', ${base64("d.sealed_reason")}, 'at', d.reviewed_at) from boreal.document_review d where d.file_id = f.id and d.kind = 'returned' and d.cancelled_at is null),
    'sameContent', case when f.duplicate_kept_at is null then (select json_agg(o.id order by o.uploaded_at, o.id) from boreal.document_file o
      where o.application_id = f.application_id and o.content_mac = f.content_mac and o.deleted_at is null and not o.rejected and o.damage is null
        and (o.uploaded_at, o.id) < (f.uploaded_at, f.id)) end) order by f.uploaded_at, f.id)
  from boreal.document_file f where f.application_id = a.id and f.deleted_at is null and not f.rejected and f.damage is null), '[]') as documents`;
