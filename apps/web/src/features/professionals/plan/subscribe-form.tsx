'use client'

import type { SubscribeWay } from '@oficio/contracts/professionals/plan/page'
import type { SubscriptionLink } from '@oficio/contracts/subscriptions/endpoints'
import { providerName } from '@oficio/contracts/text/provider-name'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { LeavingBox } from '@/components/ui/leaving-box'
import { LiveForm } from '@/components/ui/live-form'
import { useCheckout } from '@/features/payments/use-checkout'
import type { ErrorView } from '@/lib/api/api-client'
import { DiscardButton } from '../../subscriptions/order/discard-button'
import { checkPayerText } from '../../subscriptions/order/order-refusal'
import { PayerEmailField, payerFault } from '../../subscriptions/order/payer-email-field'
import { type OrderFaults, orderFields, readOrder } from '../../subscriptions/order/subscribe-order'
import { TermsCheckbox } from '../../subscriptions/order/terms-checkbox'
import { subscribeBy, unforeseenTexts } from './subscribe-ways'

/** Refusals after which the text adds that nothing was charged, because payers ask that first. */
const nothingCharged: readonly ErrorView['code'][] = [
  'provider_away',
  'provider_denied',
  'network',
  'timeout',
  'internal',
  'unavailable',
]

const sessionEnded: readonly ErrorView['code'][] = ['unauthenticated', 'session_ended']

interface SubscribeFormProps {
  /** The email address of the Mercado Pago account entered last, else that of the user's account. */
  payerEmail: string
  /** The price shown beside the form. */
  monthlyPriceArs: number
  submitLabel: string
  way: SubscribeWay
  /** Whether the subscription waits for authorisation and can be discarded. */
  isDiscardable?: boolean
}

/** The form with the payer's email address, the terms and the button to the provider. */
export function SubscribeForm({
  payerEmail,
  monthlyPriceArs,
  submitLabel,
  way,
  isDiscardable = false,
}: SubscribeFormProps) {
  const [faults, setFaults] = useState<OrderFaults>({})
  const [attempt, setAttempt] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const [isPayerChanged, setIsPayerChanged] = useState(false)
  const { start, isStarting, leavingTo, refusal } = useCheckout()

  // Once the address is changed, the refusal no longer applies to it.
  const refusedPayer = isPayerChanged ? undefined : payerFault(refusal)

  // Focuses the faulty control after the error is rendered, so that screen readers announce both.
  useEffect(() => {
    if (attempt > 0 || refusedPayer) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempt, refusedPayer])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readOrder(new FormData(event.currentTarget))
    setFaults(read.faults)
    setAttempt((count) => count + 1)
    setIsPayerChanged(false)
    if (Object.keys(read.faults).length > 0) return
    void start(() => subscribeBy[way]({ payerEmail: read.payerEmail, monthlyPriceArs }).then(linkOf))
  }
  const judge = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLInputElement && event.target.name === orderFields.payerEmail)
      setIsPayerChanged(true)
    if (attempt > 0) setFaults(readOrder(new FormData(event.currentTarget)).faults)
  }

  return (
    <LiveForm ref={form} onSubmit={submit} onChange={judge} noValidate className="space-y-4">
      <PayerEmailField payerEmail={payerEmail} error={faults.payerEmail ?? refusedPayer} />
      <TermsCheckbox name={orderFields.terms} error={faults.terms} />
      <HandOverRefusal refusal={refusal} way={way} />
      {leavingTo ? (
        <LeavingBox url={leavingTo} />
      ) : (
        <div className="space-y-2.5">
          <Button type="submit" variant="sol" size="lg" block isLoading={isStarting}>
            {submitLabel}
          </Button>
          <p className="text-sm text-muted-foreground">
            Lo autorizás en {providerName}, con tarjeta o dinero en cuenta. Después volvés a este sitio.
          </p>
          {isDiscardable && <DiscardButton block />}
        </div>
      )}
    </LiveForm>
  )
}

const linkOf = ({ redirectUrl }: SubscriptionLink) => redirectUrl

interface HandOverRefusalProps {
  refusal: ErrorView | null
  way: SubscribeWay
}

/**
 * Why the form was not sent to the provider. A refusal of the payer is shown at its field, and an ended session by its
 * guard.
 */
function HandOverRefusal({ refusal, way }: HandOverRefusalProps) {
  if (!refusal || sessionEnded.includes(refusal.code) || payerFault(refusal)) return null
  const title = (refusal.code === 'internal' && unforeseenTexts[way]) || refusal.text
  return (
    <Alert tone="error" title={title}>
      {refusal.code === 'provider_refused' && <p>{checkPayerText}</p>}
      {nothingCharged.includes(refusal.code) && <p>No se cobró nada, y lo que escribiste sigue acá.</p>}
    </Alert>
  )
}
