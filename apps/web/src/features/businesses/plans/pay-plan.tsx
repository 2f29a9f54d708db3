'use client'

import type { ChosenPlan, PayWay } from '@oficio/contracts/businesses/own-plan'
import { planSubjectType } from '@oficio/contracts/businesses/plans'
import { createBusinessSubscriptionEndpoint } from '@oficio/contracts/businesses/registration'
import {
  reactivateSubscriptionEndpoint,
  type SubscriptionLink,
} from '@oficio/contracts/subscriptions/endpoints'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { LeavingBox } from '@/components/ui/leaving-box'
import { LiveForm } from '@/components/ui/live-form'
import { useCheckout } from '@/features/payments/use-checkout'
import { callApi } from '@/lib/api/api-client'
import { OrderRefusal } from '../../subscriptions/order/order-refusal'
import { PayerEmailField } from '../../subscriptions/order/payer-email-field'
import { usePayerEmail } from '../../subscriptions/order/use-payer-email'

interface Payable extends ChosenPlan {
  id: string
  monthlyPriceArs: number
  /** The email address of the Mercado Pago account that was entered last. */
  payerEmail: string
}

/**
 * Starts the payment and returns the address of the payment page. Without `payerEmail` the address entered last is
 * used.
 */
const payBy: Record<PayWay, (business: Payable, payerEmail?: string) => Promise<SubscriptionLink>> = {
  subscribe: ({ id: businessId, tier, rubroIds, monthlyPriceArs }, payerEmail) =>
    callApi(createBusinessSubscriptionEndpoint, {
      body: { businessId, tier, rubroIds, payerEmail, monthlyPriceArs },
    }),
  // A failed charge is handled at the provider, within the existing subscription.
  reactivate: ({ id: subjectId }, payerEmail) =>
    callApi(reactivateSubscriptionEndpoint, {
      body: { subjectType: planSubjectType, subjectId, payerEmail },
    }),
}

interface PayPlanProps {
  business: Payable
  payWay: PayWay
  /** Whether to ask for the payer's email address, because a new subscription starts. */
  asksForPayer: boolean
  label?: string
}

/** The button that leads to the payment page of a business's plan, with a field for the payer if needed. */
export function PayPlan({ business, payWay, asksForPayer, label = 'Pagar suscripción' }: PayPlanProps) {
  const { start, isStarting, leavingTo, refusal } = useCheckout()
  const payer = usePayerEmail(refusal)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const payerEmail = asksForPayer ? payer.read() : undefined
    if (payerEmail === null) return
    void start(async () => (await payBy[payWay](business, payerEmail)).redirectUrl)
  }
  if (leavingTo) return <LeavingBox url={leavingTo} />
  return (
    <LiveForm
      ref={payer.form}
      noValidate
      onSubmit={submit}
      onChange={payer.onChange}
      className="max-w-lg space-y-4 text-left"
    >
      {asksForPayer && <PayerEmailField payerEmail={business.payerEmail} error={payer.error} />}
      <OrderRefusal refusal={refusal} />
      <Button type="submit" variant="sol" isLoading={isStarting}>
        {label}
      </Button>
    </LiveForm>
  )
}
