-- When what an admin decides about was handed to them last: a decision about what was corrected meanwhile is refused.
ALTER TABLE "professionals" ADD COLUMN "submitted_at" TIMESTAMPTZ(3);
UPDATE professionals SET submitted_at = created_at WHERE status <> 'pending_payment';
-- Who waits for a decision, the longest first.
CREATE INDEX professionals_waiting ON professionals (submitted_at, id) WHERE status = 'pending_approval';
