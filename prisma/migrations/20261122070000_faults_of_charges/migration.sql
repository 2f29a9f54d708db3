-- Why the money of a charge does not count. It stays when the money went back: what never counted was never declined either.
ALTER TABLE "subscription_charges" ADD COLUMN "fault" TEXT;

UPDATE "subscription_charges" c
SET "fault" = e."data"->>'fault'
FROM "subscription_events" e
WHERE e."subscription_id" = c."subscription_id" AND e."type" = 'charge_not_accepted'
  AND e."data"->>'chargeId' = c."id"::text AND c."paid_until" IS NULL;
