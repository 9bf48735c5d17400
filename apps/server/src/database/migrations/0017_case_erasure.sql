CREATE TABLE "boreal"."case_erasure" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"type" text NOT NULL,
	"reason" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"confirmed_by" text,
	"confirmed_at" timestamp (3) with time zone,
	"erases_at" timestamp (3) with time zone,
	"undone_by" text,
	"undone_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	"with_person" boolean,
	"counts" jsonb,
	"bytes_left" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boreal"."legal_hold" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"sealed_reason" "bytea" NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	"lifted_by" text,
	"lifted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "boreal"."legal_hold" ADD CONSTRAINT "legal_hold_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_erasure_asked" ON "boreal"."case_erasure" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "case_erasure_due" ON "boreal"."case_erasure" USING btree ("erases_at") WHERE erased_at is null and undone_at is null and erases_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "case_erasure_open" ON "boreal"."case_erasure" USING btree ("application_id") WHERE undone_at is null and erased_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "legal_hold_open" ON "boreal"."legal_hold" USING btree ("application_id") WHERE lifted_at is null;