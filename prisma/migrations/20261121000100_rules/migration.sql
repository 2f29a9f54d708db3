-- Rules that Prisma cannot express and that hold whatever the code does.

-- Leads: never more places than there are, never a free lead below zero.
ALTER TABLE service_requests
  ADD CONSTRAINT service_requests_lead_count_range CHECK (lead_count BETWEEN 0 AND 5),
  ADD CONSTRAINT service_requests_closed_has_time CHECK ((status IN ('completed', 'cancelled')) = (closed_at IS NOT NULL));
ALTER TABLE professionals
  ADD CONSTRAINT professionals_free_leads_not_negative CHECK (free_leads_left >= 0),
  ADD CONSTRAINT professionals_radius_range CHECK (service_radius_km BETWEEN 5 AND 100),
  ADD CONSTRAINT professionals_own_place_whole CHECK ((latitude IS NULL) = (longitude IS NULL));
ALTER TABLE leads
  ADD CONSTRAINT leads_returned_has_time CHECK ((status = 'returned') = (returned_at IS NOT NULL));
ALTER TABLE lead_reports
  ADD CONSTRAINT lead_reports_decided_has_time CHECK ((status = 'pending') = (decided_at IS NULL));

-- The same form sent twice files one request: equal submissions of one sender have one live request.
CREATE UNIQUE INDEX service_requests_live_submission ON service_requests (submission_hash)
  WHERE status IN ('pending', 'open', 'in_progress');

-- What the clock looks for.
CREATE INDEX service_requests_due_wave ON service_requests (next_wave_at) WHERE next_wave_at IS NOT NULL;
CREATE INDEX service_requests_due_expiry ON service_requests (expires_at) WHERE status IN ('pending', 'open');
CREATE INDEX service_requests_to_anonymise ON service_requests (closed_at) WHERE anonymised_at IS NULL;
-- What a professional's portal lists: live requests of a rubro, newest first.
CREATE INDEX service_requests_live_by_rubro ON service_requests (rubro_id, created_at DESC)
  WHERE status IN ('pending', 'open', 'in_progress');

-- A photo belongs to a request exactly when it is attached.
ALTER TABLE photos
  ADD CONSTRAINT photos_attached_has_request CHECK ((state = 'attached') = (request_id IS NOT NULL)),
  ADD CONSTRAINT photos_position_range CHECK (position BETWEEN 0 AND 4);
CREATE UNIQUE INDEX photos_one_per_position ON photos (request_id, position) WHERE state = 'attached';

-- Unread notices of an account, which every page of it counts.
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;
