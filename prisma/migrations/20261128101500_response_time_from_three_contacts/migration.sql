-- A response time is shown from three measured contacts on. Existing rows were stored from the first contact on.
-- Which contacts are measured: measureResponse in packages/domain/src/leads/note-contact.ts.
UPDATE professionals p SET median_response_minutes = NULL
WHERE p.median_response_minutes IS NOT NULL
  AND (
    SELECT count(*)
    FROM leads l
    JOIN service_requests request ON request.id = l.request_id
    WHERE l.professional_id = p.id AND l.contacted_at IS NOT NULL
      AND request.confirmed_at IS NOT NULL AND NOT l.is_self_made
      AND l.contacted_at >= l.taken_at + make_interval(secs => 60)
      AND NOT EXISTS (SELECT FROM service_request_events denial
        WHERE denial.request_id = l.request_id AND denial.reason = 'nobody_called')
      AND NOT EXISTS (SELECT FROM lead_reports report
        WHERE report.lead_id = l.id AND report.answer IN ('not_contacted', 'not_mine'))
      AND (
        SELECT e.type = 'contacted' OR e.to_status = 'open'
        FROM service_request_events e
        WHERE e.request_id = l.request_id AND e.lead_id = l.id AND e.type IN ('contacted', 'status_changed')
        ORDER BY e.created_at, e.id
        LIMIT 1
      )
  ) < 3;
