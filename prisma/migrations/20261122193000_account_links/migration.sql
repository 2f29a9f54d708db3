-- Links that are mailed to the owner of an account, and who asked for a new password.
CREATE TYPE "account_link_kind" AS ENUM ('password_reset');

CREATE TABLE "account_links" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "account_link_kind" NOT NULL,
    "email" CITEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_links_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "password_reset_requests" (
    "id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "password_reset_requests_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "account_links_user_id_kind_created_at_idx" ON "account_links"("user_id", "kind", "created_at");

CREATE INDEX "account_links_expires_at_idx" ON "account_links"("expires_at");

ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
