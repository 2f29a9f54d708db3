-- The states of payments and charges, and the reasons for them, in our own words. The gateway translates from now on.
CREATE TEMP TABLE state_words ON COMMIT DROP AS
SELECT * FROM (VALUES
  ('in_process', 'in_review'),
  ('authorized', 'reserved'),
  ('in_mediation', 'in_dispute'),
  ('charged_back', 'taken_by_bank'),
  ('pending', 'pending'),
  ('approved', 'approved'),
  ('rejected', 'rejected'),
  ('cancelled', 'cancelled'),
  ('refunded', 'refunded')
) words (former, present);

CREATE TEMP TABLE reason_words ON COMMIT DROP AS
SELECT * FROM (VALUES
  ('accredited', 'credited'),
  ('cc_rejected_insufficient_amount', 'insufficient_funds'),
  ('cc_rejected_bad_filled_security_code', 'wrong_security_code'),
  ('cc_rejected_bad_filled_date', 'wrong_expiry'),
  ('cc_rejected_bad_filled_card_number', 'wrong_card_number'),
  ('cc_rejected_bad_filled_other', 'wrong_card_data'),
  ('cc_rejected_call_for_authorize', 'bank_must_authorise'),
  ('cc_rejected_card_disabled', 'card_disabled'),
  ('cc_rejected_duplicated_payment', 'duplicate'),
  ('cc_rejected_high_risk', 'high_risk'),
  ('cc_rejected_max_attempts', 'too_many_attempts'),
  ('cc_rejected_blacklist', 'card_blocked'),
  ('in_process', 'under_review'),
  ('pending_contingency', 'being_processed'),
  ('pending_review_manual', 'reviewed_by_hand'),
  ('pending_waiting_payment', 'awaiting_payment'),
  ('pending_waiting_transfer', 'awaiting_transfer'),
  ('pending_capture', 'awaiting_capture'),
  ('pending_challenge', 'awaiting_bank'),
  ('by_collector', 'cancelled_by_site'),
  ('by_payer', 'cancelled_by_payer'),
  ('by_admin', 'cancelled_by_provider'),
  ('expired', 'expired'),
  ('refunded', 'refunded'),
  ('partially_refunded', 'partly_refunded'),
  ('bpp_refunded', 'refunded_by_provider'),
  ('bpp_covered', 'covered_by_provider'),
  ('settled', 'dispute_lost'),
  ('reimbursed', 'dispute_won')
) words (former, present);

-- A word that is in neither list was treated as pending, or as some other reason. The provider's own answer stays in `raw`.
UPDATE payments SET
  status = coalesce((SELECT present FROM state_words WHERE status IN (former, present) LIMIT 1), 'unknown'),
  status_detail = CASE
    WHEN status_detail IS NULL THEN NULL
    WHEN status_detail IN (SELECT present FROM reason_words) THEN status_detail
    ELSE coalesce((SELECT present FROM reason_words WHERE former = status_detail),
      CASE WHEN status_detail LIKE 'cc\_rejected%' THEN 'declined' ELSE 'other' END)
  END;

-- Rows of this table are only ever added. This repeats each of them in other words.
ALTER TABLE payment_events DISABLE TRIGGER USER;
UPDATE payment_events SET
  status = coalesce((SELECT present FROM state_words WHERE status IN (former, present) LIMIT 1), 'unknown'),
  status_detail = CASE
    WHEN status_detail IS NULL THEN NULL
    WHEN status_detail IN (SELECT present FROM reason_words) THEN status_detail
    ELSE coalesce((SELECT present FROM reason_words WHERE former = status_detail),
      CASE WHEN status_detail LIKE 'cc\_rejected%' THEN 'declined' ELSE 'other' END)
  END;
ALTER TABLE payment_events ENABLE TRIGGER USER;

UPDATE subscription_charges SET
  status = CASE
    WHEN status IN ('recycling', 'retrying') THEN 'retrying'
    WHEN status IN ('scheduled', 'processed', 'cancelled') THEN status
    ELSE 'unknown'
  END,
  payment_status = CASE
    WHEN payment_status IS NULL THEN NULL
    ELSE coalesce((SELECT present FROM state_words WHERE payment_status IN (former, present) LIMIT 1), 'unknown')
  END;

UPDATE subscriptions SET provider_status = 'unknown'
WHERE provider_status NOT IN ('pending', 'authorized', 'paused', 'cancelled');

-- What the team reads of earlier questions to the provider.
CREATE TEMP TABLE audit_words ON COMMIT DROP AS
SELECT field, former, present FROM state_words, (VALUES ('status'), ('paymentStatus')) fields (field)
UNION ALL SELECT 'status', 'recycling', 'retrying'
UNION ALL SELECT 'statusDetail', former, present FROM reason_words;

UPDATE audit_entries SET data = jsonb_set(data, '{changes}', (
  SELECT jsonb_agg(change || jsonb_build_object(
    'before', coalesce((SELECT present FROM audit_words
      WHERE field = change ->> 'field' AND former = change ->> 'before'), change ->> 'before'),
    'after', coalesce((SELECT present FROM audit_words
      WHERE field = change ->> 'field' AND former = change ->> 'after'), change ->> 'after')
  ) ORDER BY place)
  FROM jsonb_array_elements(data -> 'changes') WITH ORDINALITY listed (change, place)
))
WHERE action = 'payment-synced' AND jsonb_typeof(data -> 'changes') = 'array' AND data -> 'changes' <> '[]';

-- A process of the previous version cannot store a state that this version would not understand: it fails and tries again
-- until the new version does it.
ALTER TABLE payments ADD CONSTRAINT payments_status_known CHECK (status IN (
  'pending', 'in_review', 'reserved', 'approved', 'in_dispute', 'rejected', 'cancelled', 'refunded', 'taken_by_bank',
  'unknown'));
ALTER TABLE subscription_charges ADD CONSTRAINT subscription_charges_status_known CHECK (
  status IN ('scheduled', 'retrying', 'processed', 'cancelled', 'unknown'));
