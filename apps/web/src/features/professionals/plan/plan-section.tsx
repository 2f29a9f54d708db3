import type { PlanPage } from '@oficio/contracts/professionals/plan/page'
import { formatDate } from '@oficio/contracts/text/format-date'
import { providerName } from '@oficio/contracts/text/provider-name'
import { ChevronDown } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { PlanCard } from './plan-card'
import { PlanPrice } from './plan-price'
import { type PlanView, planOf } from './plan-view'
import { SubscribeCard } from './subscribe-card'
import { SubscribeForm } from './subscribe-form'

interface PlanSectionProps {
  page: PlanPage
  /** The email of the reader's account. Null if an admin looks at the plan. */
  accountEmail: string | null
  isApproved: boolean
  nowMs: number
}

/** The subscription, or the offer to subscribe. */
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

/**
 * Returns whether the subscription works, or would after a payment. A subscription suspended for missing payments must
 * start again, unless it is paused.
 */
function isRunning({ status, hasAccess, isHeld, subscription }: PlanView): boolean {
  if (status === 'suspended') return isHeld || subscription?.isPaused === true
  return hasAccess || status === 'active' || status === 'past_due'
}

/** Shown while the provider has not confirmed the cancellation. */
function Ending() {
  return (
    <Alert title="Estamos cancelando tu suscripción">
      No se hace ningún cobro más. {providerName} lo confirma en unos minutos, y después podés volver a
      suscribirte.
    </Alert>
  )
}

interface SubscribeAgainProps {
  plan: PlanView
}

/**
 * The form to subscribe again. It is collapsed, because a new subscription would charge at once although the paid month
 * still runs.
 */
function SubscribeAgain({ plan }: SubscribeAgainProps) {
  const { paidUntil } = plan
  return (
    <Card asChild padding="none">
      <details className="group">
        <summary className="flex min-h-14 items-center justify-between gap-4 rounded-card px-5 font-semibold md:px-6 [&::-webkit-details-marker]:hidden">
          Suscribirme de nuevo
          <ChevronDown
            aria-hidden
            className="size-5 text-muted-foreground transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid grid-cols-1 gap-6 border-t p-5 md:grid-cols-2 md:p-6">
          <div className="space-y-3">
            <PlanPrice plan={plan} isChangeable />
            {paidUntil && (
              <p className="text-muted-foreground">
                Ya tenés pago hasta el {formatDate(paidUntil)}. Si te suscribís antes, el primer cobro se hace
                hoy y hoy empieza el nuevo mes: conviene esperar a esa fecha.
              </p>
            )}
          </div>
          <SubscribeForm
            payerEmail={plan.payerEmail}
            monthlyPriceArs={plan.monthlyPriceArs}
            submitLabel="Suscribirme"
            way="again"
          />
        </div>
      </details>
    </Card>
  )
}
