-- Which of the provider's refunds is ours, and which were there before we asked for it.
ALTER TABLE "refunds" ADD COLUMN "provider_id" TEXT,
ADD COLUMN "asked_at" TIMESTAMPTZ(3),
ADD COLUMN "known_before" TEXT[] DEFAULT ARRAY[]::TEXT[];

DROP INDEX "refunds_payment_id_idx";
CREATE UNIQUE INDEX "refunds_payment_id_provider_id_key" ON "refunds"("payment_id", "provider_id");
