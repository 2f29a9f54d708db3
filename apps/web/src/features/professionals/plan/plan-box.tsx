import { paths } from '@oficio/contracts/paths'
import type { PlanPage } from '@oficio/contracts/professionals/plan/page'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { newsOf } from './plan-texts'
import { planOf } from './plan-view'

/** On the portal: what there is to know or do about trial and subscription; nothing while all goes its way. */
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
