import { paths } from '@oficio/contracts/paths'
import type { PlanPage } from '@oficio/contracts/professionals/plan/page'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { newsOf } from './plan-texts'
import { planOf } from './plan-view'

/** News about the trial or the subscription, on the portal. Renders nothing if there is none. */
export function PlanBox({ plan }: { plan: PlanPage }) {
  const news = newsOf(planOf(plan))
  if (!news) return null
  return (
    <Alert
      tone={news.tone}
      title={news.title}
      action={
        news.action && (
          <ButtonLink href={paths.professionalPayments()} variant={news.tone === 'info' ? 'outline' : 'sol'}>
            {news.action}
          </ButtonLink>
        )
      }
    >
      <p>{news.text}</p>
    </Alert>
  )
}
