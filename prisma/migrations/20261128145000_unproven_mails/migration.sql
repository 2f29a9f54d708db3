-- CreateTable
CREATE TABLE "unproven_mails" (
    "mail_id" UUID NOT NULL,
    "connection_hash" TEXT NOT NULL,
    "admitted_at" TIMESTAMPTZ(3),

    CONSTRAINT "unproven_mails_pkey" PRIMARY KEY ("mail_id")
);

-- CreateIndex
CREATE INDEX "unproven_mails_connection_hash_admitted_at_idx" ON "unproven_mails"("connection_hash", "admitted_at");

-- CreateIndex
CREATE INDEX "unproven_mails_admitted_at_idx" ON "unproven_mails"("admitted_at");

-- AddForeignKey
ALTER TABLE "unproven_mails" ADD CONSTRAINT "unproven_mails_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mails"("id") ON DELETE CASCADE ON UPDATE CASCADE;
