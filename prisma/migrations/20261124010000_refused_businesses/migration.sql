-- One that was refused says from now on whether it was public without a plan: then no day stands here. Of those that are
-- refused already it is known of the ones that were brought in only.
UPDATE "businesses" SET "public_until" = to_timestamp(0)
WHERE "status" = 'rejected' AND "public_until" IS NULL AND "import_id" IS NULL;
