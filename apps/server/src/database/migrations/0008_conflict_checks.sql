CREATE TABLE "boreal"."conflict_check" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"checked_by" text NOT NULL,
	"sealed_findings" "bytea" NOT NULL,
	"decision" text,
	"sealed_reason" "bytea",
	"decided_at" timestamp (3) with time zone,
	"decided_by" text
);
--> statement-breakpoint
ALTER TABLE "boreal"."case_summary" ADD COLUMN "sealed_people" "bytea";--> statement-breakpoint
ALTER TABLE "boreal"."conflict_check" ADD CONSTRAINT "conflict_check_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conflict_check_application" ON "boreal"."conflict_check" USING btree ("application_id","checked_at");