-- Who comes in by a provider is known by the provider's own key. Accounts that came in with Google before have none yet;
-- their next login gives them one, since their mail address is proven.
CREATE TYPE "identity_provider" AS ENUM ('google');

CREATE TABLE "identities" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "provider" "identity_provider" NOT NULL,
    "subject" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "identities_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "identity_arrivals" (
    "id" UUID NOT NULL,
    "provider" "identity_provider" NOT NULL,
    "subject" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "is_verified" BOOLEAN NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "device_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "identity_arrivals_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "identities_user_id_idx" ON "identities"("user_id");

CREATE UNIQUE INDEX "identities_provider_subject_key" ON "identities"("provider", "subject");

CREATE INDEX "identity_arrivals_email_idx" ON "identity_arrivals"("email");

CREATE INDEX "identity_arrivals_expires_at_idx" ON "identity_arrivals"("expires_at");

ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "users" DROP COLUMN "google_linked_at";
