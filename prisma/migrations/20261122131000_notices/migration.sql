-- What an account is told is a notice; a notification is what the payment provider sends.
ALTER TABLE "notifications" RENAME TO "notices";
ALTER TABLE "notices" RENAME CONSTRAINT "notifications_pkey" TO "notices_pkey";
ALTER TABLE "notices" RENAME CONSTRAINT "notifications_user_id_fkey" TO "notices_user_id_fkey";
ALTER TABLE "notices" RENAME CONSTRAINT "notifications_request_id_fkey" TO "notices_request_id_fkey";
ALTER INDEX "notifications_user_id_created_at_idx" RENAME TO "notices_user_id_created_at_idx";
ALTER INDEX "notifications_user_id_dedupe_key_key" RENAME TO "notices_user_id_dedupe_key_key";
ALTER INDEX "notifications_request_id_idx" RENAME TO "notices_request_id_idx";
ALTER INDEX "notifications_unread" RENAME TO "notices_unread";
