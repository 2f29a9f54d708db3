import { formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { DiscardButton } from '../../subscriptions/order/discard-button'
import { newsOf } from './plan-texts'
import type { PlanView } from './plan-view'

/** The news about the subscription, with the buttons to act on it. */
export function PlanAlerts({ plan, isReadOnly }: { plan: PlanView; isReadOnly: boolean }) {
  const news = newsOf(plan)
  const pending = plan.isOver ? null : plan.subscription?.pendingAmount
  return (
    <>
      {news && (
        <Alert tone={news.tone} title={news.title} action={isReadOnly || plan.isHeld ? null : actionOf(plan)}>
          <p>{news.text}</p>
        </Alert>
      )}
      {pending && (
        <Alert>
          El importe cambió de {formatMoney(pending.currentArs)} a {formatMoney(pending.nextArs)} y se lo
          estamos avisando a {providerName}. Vale desde el próximo cobro.
        </Alert>
      )}
    </>
  )
}

function actionOf(plan: PlanView): ReactNode {
  const { status, providerUrl } = plan
  if (!providerUrl) return null
  // The card is changed at the provider, because this site never sees it.
  if (status === 'past_due') return <ProviderLink href={providerUrl}>Ir a {providerName}</ProviderLink>
  if (!plan.isRenewing) return null
  return (
    <div className="flex flex-wrap gap-3">
      <ProviderLink href={providerUrl}>Seguir en {providerName}</ProviderLink>
      <DiscardButton />
    </div>
  )
}

function ProviderLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button asChild variant="sol">
      <a href={href}>
        <ExternalLink aria-hidden />
        {children}
      </a>
    </Button>
  )
}
