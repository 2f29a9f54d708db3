-- What was asked for of a rubro in a town, for the professionals who want to know before they pay anything.
CREATE INDEX service_requests_demand ON service_requests (rubro_id, localidad_id, created_at)
  WHERE confirmed_at IS NOT NULL;
