-- What had gone back of a payment before one of our refunds was asked for: with it the rest is known while reads lag.
ALTER TABLE "refunds" ADD COLUMN     "returned_before" INTEGER;

-- Whoever did the work keeps the contact for 30 days after the close: data of requests is not erased before.
UPDATE "settings" SET "value" = '30' WHERE "key" = 'anonymiseAfterDays' AND ("value" #>> '{}')::numeric < 30;
