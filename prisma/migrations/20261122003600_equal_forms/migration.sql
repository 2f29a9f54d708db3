-- An equal form is looked for whoever sent it.
CREATE INDEX service_requests_live_body ON service_requests (body_hash)
  WHERE status IN ('pending', 'open', 'in_progress');
