import { formatDate } from '@oficio/contracts/text/format-date'
import { ChevronDown } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { PlanPrice } from './plan-price'
import type { PlanView } from './plan-view'
import { SubscribeForm } from './subscribe-form'

interface SubscribeAgainProps {
  plan: PlanView
}

/** While a paid month still runs there is no hurry, and a new subscription would charge at once: so it is folded. */
export function SubscribeAgain({ plan }: SubscribeAgainProps) {
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
