-- What the provider was asked for. Of a refund of the whole that was asked for already, what the ledger has as left.
ALTER TABLE "refunds" ADD COLUMN "asked_centavos" INTEGER;

UPDATE "refunds" r
SET "asked_centavos" = COALESCE(r."amount_centavos", p."amount_centavos" - p."refunded_centavos")
FROM "payments" p
WHERE p."id" = r."payment_id" AND r."status" = 'requested' AND r."asked_at" IS NOT NULL;
