CREATE TABLE "boreal"."credit_note" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "boreal"."credit_note_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"refund_id" text,
	"cents" bigint NOT NULL,
	"sealed_reason" "bytea",
	"issued_by" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by" text
);
--> statement-breakpoint
ALTER TABLE "boreal"."payment_event" ALTER COLUMN "cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "boreal"."payment" ALTER COLUMN "cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "boreal"."refund" ALTER COLUMN "cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "boreal"."credit_note" ADD CONSTRAINT "credit_note_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."credit_note" ADD CONSTRAINT "credit_note_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "boreal"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."credit_note" ADD CONSTRAINT "credit_note_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "boreal"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_note_application" ON "boreal"."credit_note" USING btree ("application_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_note_one_for_refund" ON "boreal"."credit_note" USING btree ("refund_id") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "message_writer" ON "boreal"."message" USING btree ("written_by","written_at");--> statement-breakpoint
-- Money that was paid back before there were credit notes is not owed any more: what was too much went back first, the rest is taken off.
INSERT INTO "boreal"."credit_note" ("id", "application_id", "invoice_id", "refund_id", "cents", "issued_by", "issued_at")
SELECT gen_random_uuid()::text, i."application_id", i."id", back."refund_id",
  least(i."total_cents", back."cents" - greatest(0, came."cents" - i."total_cents")), 'system', back."at"
FROM "boreal"."invoice" i
CROSS JOIN LATERAL (
  SELECT coalesce(sum(p."cents"), 0)::bigint AS "cents" FROM "boreal"."payment" p
  WHERE p."application_id" = i."application_id" AND p."currency" = 'CAD' AND p."cancelled_at" IS NULL
) came
CROSS JOIN LATERAL (
  SELECT sum(r."cents")::bigint AS "cents", max(coalesce(r."decided_at", r."asked_at")) AS "at",
    (array_agg(r."id" ORDER BY coalesce(r."decided_at", r."asked_at") DESC))[1] AS "refund_id"
  FROM "boreal"."refund" r
  WHERE r."application_id" = i."application_id" AND r."currency" = 'CAD' AND r."state" IN ('sending', 'made')
) back
WHERE i."replaced_at" IS NULL AND i."total_cents" > 0 AND back."cents" > greatest(0, came."cents" - i."total_cents");
