'use client'

import type { OwnPlan } from '@oficio/contracts/businesses/own-plan'
import { createBusinessSubscriptionEndpoint } from '@oficio/contracts/businesses/registration'
import { paths } from '@oficio/contracts/paths'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { formatDate } from '@oficio/contracts/text/format-date'
import { providerName } from '@oficio/contracts/text/provider-name'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { LeavingBox } from '@/components/ui/leaving-box'
import { Link } from '@/components/ui/link'
import { inlineLink } from '@/components/ui/link-classes'
import { LiveForm } from '@/components/ui/live-form'
import { useCheckout } from '@/features/payments/use-checkout'
import { callApi } from '@/lib/api/api-client'
import { OrderRefusal } from '../../subscriptions/order/order-refusal'
import { PayerEmailField } from '../../subscriptions/order/payer-email-field'
import { usePayerEmail } from '../../subscriptions/order/use-payer-email'
import { PlanChoice } from './plan-choice'
import { usePlanChoice } from './use-plan-choice'

interface SubscribePlanFormProps {
  businessId: string
  plan: OwnPlan
  rubros: readonly RubroView[]
}

/** The form that chooses a plan for a business without a running plan, and leads to the payment page. */
export function SubscribePlanForm({ businessId, plan, rubros }: SubscribePlanFormProps) {
  const choice = usePlanChoice(plan)
  const { start, isStarting, leavingTo, refusal } = useCheckout()
  const payer = usePayerEmail(refusal)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!choice.judge()) return document.getElementById('rubroIds')?.focus()
    const payerEmail = payer.read()
    if (payerEmail === null) return
    const { tier, rubroIds, monthlyPriceArs } = choice
    void start(async () => {
      const body = { businessId, tier, rubroIds, payerEmail, monthlyPriceArs }
      return (await callApi(createBusinessSubscriptionEndpoint, { body })).redirectUrl
    })
  }
  return (
    <LiveForm ref={payer.form} noValidate onSubmit={submit} onChange={payer.onChange} className="space-y-6">
      <PlanChoice choice={choice} rubros={rubros} prices={plan.prices} />
      {plan.accessUntil && (
        <p className="text-muted-foreground">
          Ya tenés pago hasta el {formatDate(plan.accessUntil)}. Si pagás antes, el primer cobro se hace hoy y
          hoy empieza el nuevo mes: conviene esperar a esa fecha.
        </p>
      )}
      <PayerEmailField payerEmail={plan.payerEmail} error={payer.error} />
      <p className="text-sm text-muted-foreground">
        Se cobra todos los meses en {providerName} hasta que canceles. Al pagar aceptás los{' '}
        <Link href={paths.terms()} target="_blank" className={inlineLink}>
          términos y condiciones
        </Link>
        .
      </p>
      <OrderRefusal refusal={refusal} />
      {leavingTo ? (
        <LeavingBox url={leavingTo} />
      ) : (
        <Button type="submit" variant="sol" size="lg" isLoading={isStarting} className="w-full sm:w-auto">
          Pagar suscripción
        </Button>
      )}
    </LiveForm>
  )
}
