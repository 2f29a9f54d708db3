'use client'

import type { ChosenPlan, PayWay } from '@oficio/contracts/businesses/own-plan'
import { planSubjectType } from '@oficio/contracts/businesses/plans'
import { createBusinessSubscriptionEndpoint } from '@oficio/contracts/businesses/registration'
import {
  reactivateSubscriptionEndpoint,
  type SubscriptionLink,
} from '@oficio/contracts/subscriptions/endpoints'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { LeavingBox } from '@/components/ui/leaving-box'
import { checkoutText, useCheckout } from '@/features/payments/use-checkout'
import { callApi } from '@/lib/api/api-client'

/** A business with the plan that is paid for. */
interface Payable extends ChosenPlan {
  id: string
  monthlyPriceArs: number
}

/** Each answers where the payer goes on. */
const payBy: Record<PayWay, (business: Payable) => Promise<SubscriptionLink>> = {
  subscribe: ({ id: businessId, tier, rubroIds, monthlyPriceArs }) =>
    callApi(createBusinessSubscriptionEndpoint, { body: { businessId, tier, rubroIds, monthlyPriceArs } }),
  // A charge that failed is seen to at the provider, by the subscription that there is.
  reactivate: ({ id: subjectId }) =>
    callApi(reactivateSubscriptionEndpoint, { body: { subjectType: planSubjectType, subjectId } }),
}

interface PayPlanProps {
  business: Payable
  payWay: PayWay
  label?: string
}

/** Leads to where the plan of a business is paid. */
export function PayPlan({ business, payWay, label = 'Pagar suscripción' }: PayPlanProps) {
  const { start, isStarting, leavingTo, refusal } = useCheckout()
  const pay = () => start(async () => (await payBy[payWay](business)).redirectUrl)
  if (leavingTo) return <LeavingBox url={leavingTo} />
  return (
    <div className="space-y-2.5">
      {refusal && <Alert tone="error" title={checkoutText(refusal)} />}
      <Button variant="sol" isLoading={isStarting} onClick={() => void pay()}>
        {label}
      </Button>
    </div>
  )
}
