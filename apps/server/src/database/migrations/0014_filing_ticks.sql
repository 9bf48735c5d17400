CREATE TABLE "boreal"."filing_tick" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"mark" text NOT NULL,
	"sealed_tick" "bytea" NOT NULL,
	"ticked_by" text NOT NULL,
	"ticked_at" timestamp (3) with time zone NOT NULL,
	"status_change_id" text
);
--> statement-breakpoint
ALTER TABLE "boreal"."filing_tick" ADD CONSTRAINT "filing_tick_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "filing_tick_application" ON "boreal"."filing_tick" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "filing_tick_open" ON "boreal"."filing_tick" USING btree ("application_id","mark") WHERE "boreal"."filing_tick"."status_change_id" is null;