import type { PaymentKind } from '@oficio/contracts/payments/shapes'
import { verificationFee } from '../professionals/joining/verification-kind'
import { urgencyFee } from '../service-requests/urgency/urgency-kind'
import type { PaymentRules } from './payment-rules'

const rules: Record<PaymentKind, PaymentRules> = {
  urgency_fee: urgencyFee,
  verification: verificationFee,
}

/** Returns the rules of an intent's kind. Throws on a kind that nobody knows, so that no money goes unnoticed. */
export function rulesOf({ kind }: { kind: string }): PaymentRules {
  const found = Object.entries(rules).find(([name]) => name === kind)?.[1]
  if (!found) throw new Error(`no rules for payments of kind ${kind}`)
  return found
}
