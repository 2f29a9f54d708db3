ALTER TABLE "service_requests" ADD COLUMN     "completed_by" "actor_kind",
ADD COLUMN     "work_asked_at" TIMESTAMPTZ(3);

-- Whoever said last that the work is done.
UPDATE service_requests request SET completed_by = (
  SELECT event.actor_kind FROM service_request_events event
  WHERE event.request_id = request.id AND event.to_status = 'completed'
  ORDER BY event.created_at DESC LIMIT 1
) WHERE status = 'completed';

ALTER TABLE service_requests
  ADD CONSTRAINT service_requests_completed_by_someone CHECK (completed_by IS NULL OR status = 'completed');

-- The clock looks for work that nobody has said anything of for long.
CREATE INDEX service_requests_in_progress ON service_requests (id) WHERE status = 'in_progress';
