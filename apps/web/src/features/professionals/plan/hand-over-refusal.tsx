import type { SubscribeWay } from '@oficio/contracts/professionals/plan/page'
import { Alert } from '@/components/ui/alert'
import type { ErrorView } from '@/lib/api/api-client'
import { checkPayerText } from '../../subscriptions/order/order-refusal'
import { payerFault } from '../../subscriptions/order/payer-email-field'
import { unforeseenTexts } from './subscribe-ways'

/** Whether something was taken is the first thing that one asks of a payment that failed. */
const nothingCharged: readonly ErrorView['code'][] = [
  'provider_away',
  'provider_denied',
  'network',
  'timeout',
  'internal',
  'unavailable',
]
const sessionEnded: readonly ErrorView['code'][] = ['unauthenticated', 'session_ended']

interface HandOverRefusalProps {
  refusal: ErrorView | null
  way: SubscribeWay
}

/** Why nobody was led to the provider; what is wrong with the payer is said at its field. A session that ended says nothing here: its guard leads to the login. */
export function HandOverRefusal({ refusal, way }: HandOverRefusalProps) {
  if (!refusal || sessionEnded.includes(refusal.code) || payerFault(refusal)) return null
  const title = (refusal.code === 'internal' && unforeseenTexts[way]) || refusal.text
  return (
    <Alert tone="error" title={title}>
      {refusal.code === 'provider_refused' && <p>{checkPayerText}</p>}
      {nothingCharged.includes(refusal.code) && <p>No se cobró nada, y lo que escribiste sigue acá.</p>}
    </Alert>
  )
}
