-- When a professional attends to clients in a usual week, as the contract of weekly hours has it.
ALTER TABLE "professionals" ADD COLUMN "working_hours" JSONB;
