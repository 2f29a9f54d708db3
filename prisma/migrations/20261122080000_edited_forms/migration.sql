-- The form as it was filed, of a request that says something else since: what its idempotency key must come with.
ALTER TABLE "service_requests" ADD COLUMN "filed_hash" TEXT;
