import {
  type SubscriptionStanding,
  subscriptionStandingTexts,
} from '@oficio/contracts/subscriptions/endpoints'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { pauseText } from './plan-texts'
import type { PlanView } from './plan-view'

const tones: Record<SubscriptionStanding, BadgeTone> = {
  none: 'muted',
  pending: 'sol',
  active: 'success',
  past_due: 'urgent',
  suspended: 'urgent',
  cancelled: 'muted',
}

/** The state of the subscription in two words. The box below uses the same words. */
export function PlanBadge({ plan }: { plan: PlanView }) {
  const paused = pauseText(plan)
  if (paused) return <Badge tone="sol">{paused}</Badge>
  const status = plan.isOver ? 'cancelled' : plan.status
  return <Badge tone={tones[status]}>{subscriptionStandingTexts[status]}</Badge>
}
