-- An admin shuts an account out, for a reason that its owner is told: nobody gets in until that ends.
ALTER TABLE "users" ADD COLUMN "suspended_at" TIMESTAMPTZ(3), ADD COLUMN "suspension_reason" TEXT;
ALTER TABLE users
  ADD CONSTRAINT users_suspended_has_reason CHECK ((suspended_at IS NULL) = (suspension_reason IS NULL));
