-- Keeps the history of subscriptions append-only, like the payments ledger.
CREATE OR REPLACE TRIGGER subscription_events_only_grow BEFORE UPDATE OR DELETE ON subscription_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
