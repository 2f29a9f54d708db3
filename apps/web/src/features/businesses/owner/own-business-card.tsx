import type { OwnBusinessRow } from '@oficio/contracts/businesses/owner'
import { tierNames } from '@oficio/contracts/businesses/plans'
import { type BusinessStatus, businessStatusTexts } from '@oficio/contracts/businesses/states'
import { paths } from '@oficio/contracts/paths'
import { formatDay } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import Link from 'next/link'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { textLink } from '@/components/ui/link-classes'
import { PayPlan } from './pay-plan'

const tones: Record<BusinessStatus, BadgeTone> = {
  pending_payment: 'sol',
  active: 'success',
  past_due: 'sol',
  suspended: 'urgent',
  cancelled: 'muted',
  rejected: 'urgent',
  removed: 'muted',
}

/** One business of the account: where it stands, what its plan costs, and the way to pay for it. */
export function OwnBusinessCard({ business }: { business: OwnBusinessRow }) {
  const { name, slug, city, state, status, statusReason, tier, monthlyPriceArs, payWay } = business
  return (
    <Card asChild>
      <li className="space-y-3">
        <Badge tone={tones[status]}>{businessStatusTexts[status]}</Badge>
        <h2 className="text-xl break-words">{name}</h2>
        <p className="text-sm text-muted-foreground">
          {city}, {state} · Plan {tierNames[tier]}, {formatMoney(monthlyPriceArs)} por mes.{' '}
          {nextText(business)}
        </p>
        {statusReason && <p className="break-words">{statusReason}</p>}
        {isPublic(status) && (
          <Link href={paths.business(slug)} className={textLink}>
            Ver su página
          </Link>
        )}
        {payWay && <PayPlan business={business} payWay={payWay} />}
      </li>
    </Card>
  )
}

const isPublic = (status: BusinessStatus): boolean => status === 'active' || status === 'past_due'

function nextText({ publicUntil, nextChargeAt }: OwnBusinessRow): string {
  if (publicUntil) return `Se ve hasta el ${formatDay(publicUntil)}.`
  return nextChargeAt ? `El próximo cobro es el ${formatDay(nextChargeAt)}.` : ''
}
