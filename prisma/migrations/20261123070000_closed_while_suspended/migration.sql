-- Whether the account was suspended when it was closed: who registers anew is looked at with that known.
ALTER TABLE "spent_trials" ADD COLUMN "was_suspended" BOOLEAN NOT NULL DEFAULT false;
