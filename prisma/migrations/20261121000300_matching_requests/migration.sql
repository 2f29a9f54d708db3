-- A professional's portal lists the live requests of each rubro and each locality in reach, newest first: few hundred
-- short walks, instead of one along all requests of the country.
CREATE INDEX service_requests_live_by_town
  ON service_requests (rubro_id, localidad_id, created_at DESC, id DESC) INCLUDE (user_id)
  WHERE status IN ('pending', 'open', 'in_progress');
DROP INDEX service_requests_live_by_rubro;
