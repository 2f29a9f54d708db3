-- When what the public reads of a professional changed last: the sitemap tells search engines, who then look again.
ALTER TABLE "professionals" ADD COLUMN "updated_at" TIMESTAMPTZ(3);
UPDATE professionals SET updated_at = coalesce(approved_at, created_at);
ALTER TABLE "professionals" ALTER COLUMN "updated_at" SET NOT NULL, ALTER COLUMN "updated_at" SET DEFAULT CURRENT_TIMESTAMP;

-- What the sitemap is made of, read from the index alone.
CREATE INDEX professionals_public ON professionals (id) INCLUDE (updated_at) WHERE status = 'approved';
CREATE INDEX businesses_public ON businesses (id) INCLUDE (updated_at, public_until)
  WHERE status IN ('active', 'past_due');
