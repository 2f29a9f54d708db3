import { type SubscriptionStanding, subscriptionStandingTexts } from '@oficio/contracts/subscriptions'
import { Badge, type BadgeTone } from '@/components/ui/badge'

const tones: Record<SubscriptionStanding, BadgeTone> = {
  none: 'muted',
  pending: 'sol',
  active: 'success',
  past_due: 'urgent',
  suspended: 'urgent',
  cancelled: 'muted',
}

export function PlanBadge({ status }: { status: SubscriptionStanding }) {
  return <Badge tone={tones[status]}>{subscriptionStandingTexts[status]}</Badge>
}
