import { ExternalLink } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { formatMoney } from '@/lib/format-money'
import { newsOf } from './plan-texts'
import type { PlanView } from './plan-view'

/** What there is to know or do about the subscription, above its figures. */
export function PlanAlerts({ plan, isReadOnly }: { plan: PlanView; isReadOnly: boolean }) {
  const news = newsOf(plan)
  const pending = plan.isOver ? null : plan.subscription?.pendingAmount
  return (
    <>
      {news && (
        <Alert
          tone={news.tone}
          title={news.title}
          action={
            plan.status === 'past_due' &&
            !plan.isHeld &&
            !isReadOnly && <ProviderLink href={plan.providerUrl} />
          }
        >
          <p>{news.text}</p>
        </Alert>
      )}
      {pending && (
        <Alert>
          El importe cambió de {formatMoney(pending.currentArs)} a {formatMoney(pending.nextArs)} y se lo
          estamos avisando a Mercado Pago. Vale desde el próximo cobro.
        </Alert>
      )}
    </>
  )
}

/** The card is changed there: this site never sees it. */
function ProviderLink({ href }: { href: string | null }) {
  if (!href) return null
  return (
    <Button asChild variant="sol">
      <a href={href}>
        <ExternalLink aria-hidden />
        Ir a Mercado Pago
      </a>
    </Button>
  )
}
