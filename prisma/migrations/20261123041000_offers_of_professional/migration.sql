-- What was offered to a professional in the last days, for the figures of their portal.
CREATE INDEX "service_request_recipients_professional_id_notified_at_idx" ON "service_request_recipients"("professional_id", "notified_at");
