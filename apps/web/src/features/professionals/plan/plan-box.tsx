import { paths } from '@oficio/contracts/paths'
import type { PlanPage } from '@oficio/contracts/professionals/plan/page'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
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
          <Button asChild variant={news.tone === 'info' ? 'outline' : 'sol'}>
            <Link href={paths.professionalPayments()}>{news.action}</Link>
          </Button>
        )
      }
    >
      <p>{news.text}</p>
    </Alert>
  )
}
