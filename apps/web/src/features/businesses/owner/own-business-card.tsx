import type { OwnBusinessRow } from '@oficio/contracts/businesses/owner'
import type { BusinessStatus } from '@oficio/contracts/businesses/states'
import { paths } from '@oficio/contracts/paths'
import { formatDay } from '@oficio/contracts/text/format-date'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'
import { PayPlan } from '../plans/pay-plan'
import { planLine } from '../plans/plan-line'
import { StatusBadge } from '../status-badge'
import { AddressMissing } from './address-missing'

/** A card for one business of the account: its status, its plan and price, and the payment button. */
export function OwnBusinessCard({ business }: { business: OwnBusinessRow }) {
  const { id, name, slug, city, state, status, statusReason, monthlyPriceArs, ordered, payWay } = business
  const { asksForPayer, payerEmail } = business
  // Not due while the paid period still runs, because a new plan would be charged at once.
  const isDue = payWay !== null && !business.publicUntil
  return (
    <Card asChild>
      <li className="space-y-3">
        <StatusBadge status={status} />
        <h2 className="text-xl break-words">
          <Link
            href={paths.userBusiness(id)}
            className="-my-2 inline-block min-w-11 py-2.5 underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        </h2>
        <p className="text-sm text-muted-foreground">
          {city !== null && `${city}, ${state} · `}
          {planLine(business, { isCancelled: business.publicUntil !== null })} {nextText(business)}
        </p>
        {statusReason && <p className="break-words">{statusReason}</p>}
        {business.isIncomplete && <AddressMissing businessId={id} />}
        {isDue && (
          <PayPlan
            business={{ id, ...ordered, monthlyPriceArs, payerEmail }}
            payWay={payWay}
            asksForPayer={asksForPayer}
          />
        )}
        <div className="flex flex-wrap gap-x-5">
          <Link href={paths.userBusiness(id)} className={textLink}>
            Administrar
          </Link>
          {isPublic(status) && (
            <Link href={paths.business(slug)} className={textLink}>
              Ver tu página
            </Link>
          )}
        </div>
      </li>
    </Card>
  )
}

const isPublic = (status: BusinessStatus): boolean => status === 'active' || status === 'past_due'

function nextText({ publicUntil, nextChargeAt }: OwnBusinessRow): string {
  if (publicUntil) return `Se ve hasta el ${formatDay(publicUntil)}.`
  return nextChargeAt ? `El próximo cobro es el ${formatDay(nextChargeAt)}.` : ''
}
