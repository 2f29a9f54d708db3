-- Topics of notifications and means of payment in our own words. The gateway translates from now on.
LOCK TABLE provider_notifications IN SHARE ROW EXCLUSIVE MODE;
UPDATE provider_notifications SET topic = CASE topic
  WHEN 'payment' THEN 'payment'
  WHEN 'subscription_preapproval' THEN 'subscription'
  WHEN 'subscription_authorized_payment' THEN 'charge'
  ELSE 'other'
END;
-- A trigger translates what processes of the previous version still store (prisma/sql/payments/translate_topic.sql).
ALTER TABLE provider_notifications ADD CONSTRAINT provider_notifications_topic_known CHECK (
  topic IN ('payment', 'subscription', 'charge', 'other'));

-- No constraint here: a word that the previous version still stores is shown as another means, and payments must not fail.
UPDATE payments SET method_id = CASE method_id
  WHEN 'debvisa' THEN 'visa_debit'
  WHEN 'master' THEN 'mastercard'
  WHEN 'debmaster' THEN 'mastercard_debit'
  WHEN 'debcabal' THEN 'cabal_debit'
  ELSE CASE WHEN EXISTS (
    SELECT 1 FROM payment_events WHERE payment_id = payments.id
      AND raw ->> 'payment_type_id' IN ('credit_card', 'debit_card', 'prepaid_card'))
    THEN 'other_card' ELSE 'other' END
END
WHERE method_id NOT IN ('account_money', 'visa', 'amex', 'maestro', 'cabal', 'naranja');
