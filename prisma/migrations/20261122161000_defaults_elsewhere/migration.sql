-- Never written: what failed while a mail was sent stands with its job, and of a notification nothing but the id is asked about.
ALTER TABLE "mails" DROP COLUMN "last_error";
ALTER TABLE "provider_notifications" DROP COLUMN "action";

-- How many a new professional gets is a setting.
ALTER TABLE "professionals" ALTER COLUMN "free_leads_left" DROP DEFAULT;
