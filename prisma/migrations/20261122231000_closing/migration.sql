-- Accounts are closed by their owners. A professional's row stays for what it did, without anything that names them.
ALTER TYPE "professional_status" ADD VALUE 'closed';

-- What is left of the free leads of whoever closed their account, by keyed hashes of CUIT and phone: enough to know them
-- again, and nothing that says who they were.
CREATE TABLE "spent_trials" (
    "mark" TEXT NOT NULL,
    "free_leads_left" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "spent_trials_pkey" PRIMARY KEY ("mark"),
    CONSTRAINT "spent_trials_not_negative" CHECK ("free_leads_left" >= 0)
);
