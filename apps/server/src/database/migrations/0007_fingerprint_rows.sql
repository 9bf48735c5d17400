CREATE TABLE "boreal"."letter_phrase" (
	"hash" bigint NOT NULL,
	"letter_id" integer NOT NULL,
	CONSTRAINT "letter_phrase_hash_letter_id_pk" PRIMARY KEY("hash","letter_id")
);
--> statement-breakpoint
ALTER TABLE "boreal"."letter_fingerprint" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "boreal"."letter_fingerprint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "boreal"."letter_fingerprint" ADD CONSTRAINT "letter_fingerprint_id" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "boreal"."letter_phrase" ADD CONSTRAINT "letter_phrase_letter_id_letter_fingerprint_id_fk" FOREIGN KEY ("letter_id") REFERENCES "boreal"."letter_fingerprint"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_phrase_letter" ON "boreal"."letter_phrase" USING btree ("letter_id");