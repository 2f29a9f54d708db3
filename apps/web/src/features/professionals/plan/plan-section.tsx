import type { PlanPage } from '@oficio/contracts/professionals/plan/page'
import { Alert } from '@/components/ui/alert'
import { PlanCard } from './plan-card'
import { type PlanView, planOf } from './plan-view'
import { SubscribeAgain } from './subscribe-again'
import { SubscribeCard } from './subscribe-card'

interface PlanSectionProps {
  page: PlanPage
  /** Of the reader's account; null: an admin looks at somebody else's plan. */
  accountEmail: string | null
  isApproved: boolean
  nowMs: number
}

/** The subscription, or the way to one. */
export function PlanSection({ page, accountEmail, isApproved, nowMs }: PlanSectionProps) {
  const plan = planOf(page)
  const isReadOnly = accountEmail === null
  if (plan.subscription?.isEnding && !plan.hasAccess) return <Ending />
  if (!isRunning(plan))
    return <SubscribeCard plan={plan} accountEmail={accountEmail} isApproved={isApproved} />
  return (
    <div className="space-y-4">
      <PlanCard plan={plan} isReadOnly={isReadOnly} nowMs={nowMs} />
      {plan.isOfferedAgain && !isReadOnly && isApproved && <SubscribeAgain plan={plan} />}
    </div>
  )
}

/** It works, or would if it were seen to; one that is suspended for want of money has to begin anew. */
function isRunning({ status, hasAccess, isHeld, subscription }: PlanView): boolean {
  if (status === 'suspended') return isHeld || subscription?.isPaused === true
  return hasAccess || status === 'active' || status === 'past_due'
}

/** The decision stands, and the provider has not heard of it yet. */
function Ending() {
  return (
    <Alert title="Estamos cancelando tu suscripción">
      No se hace ningún cobro más. Mercado Pago lo confirma en unos minutos, y después podés volver a
      suscribirte.
    </Alert>
  )
}
