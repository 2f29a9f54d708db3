-- The portal lists urgent requests that wait for an answer before the others. The columns behind the expression are
-- included, or the planner would not take the index for enough by itself.
DROP INDEX service_requests_live_by_town;
CREATE INDEX service_requests_live_by_town
  ON service_requests (rubro_id, localidad_id, (is_urgent AND urgent_outcome IS NULL) DESC, created_at DESC, id DESC)
  INCLUDE (user_id, is_urgent, urgent_outcome)
  WHERE status IN ('pending', 'open', 'in_progress');

-- The form tells how many urgent requests were answered in time lately.
CREATE INDEX service_requests_urgent_settled ON service_requests (urgent_at) INCLUDE (urgent_outcome)
  WHERE urgent_outcome IS NOT NULL;
