import type { ServicePrice } from "@boreal/domain/caseFile/payment";

/** What the office asks for and received; all of it is empty where the office takes no payments. */
export type PaymentCell = {
  servicePrices: ServicePrice[];
  collectsFees: boolean;
  invoicedCents: number | null;
  receivedCents: number;
};

/** The same of the application `a`, for the statement that reads cases. */
export const payment = `json_build_object(
    'servicePrices', coalesce((select json_agg(json_build_object('itemId', item_id, 'appliesTo', applies_to, 'cents', cents, 'addIfZero', add_if_zero,
        'name', name, 'description', description, 'note', note, 'from', valid_from, 'until', valid_until) order by position)
      from boreal.service_price s where s.application_type = a.type), '[]'),
    'collectsFees', coalesce((select value->'collectsFees' from boreal.setting where id = 'payment'), 'false'),
    'invoicedCents', (select greatest(0, total_cents - coalesce((select sum(cents) from boreal.credit_note n where n.application_id = a.id and n.cancelled_at is null), 0))
      from boreal.invoice i where i.application_id = a.id and i.replaced_at is null),
    'receivedCents', greatest(0,
      coalesce((select sum(cents) from boreal.payment y where y.application_id = a.id and y.currency = 'CAD' and y.cancelled_at is null), 0)
      - coalesce((select sum(cents) from boreal.refund r where r.application_id = a.id and r.currency = 'CAD' and r.state in ('sending', 'made')), 0))
  ) as payment`;
