import { paths } from '@oficio/contracts/paths'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { Link } from '@/components/ui/link'
import { NetPrice } from '../../payments/net-price'
import { rubrosText } from '../../rubros/rubros-text'
import type { PlanView } from './plan-view'

interface PlanPriceProps {
  plan: PlanView
  /** Whether to show the link that changes the rubros. */
  isChangeable: boolean
}

/** The monthly price and its calculation. */
export function PlanPrice({ plan, isChangeable }: PlanPriceProps) {
  return (
    <div>
      <p>
        <span className="font-display text-4xl font-semibold tabular-nums">
          {formatMoney(plan.monthlyPriceArs)}
        </span>{' '}
        <span className="text-muted-foreground">por mes</span>
      </p>
      <NetPrice priceArs={plan.monthlyPriceArs} />
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-muted-foreground">
        <span>
          {rubrosText(plan.units)} × {formatMoney(plan.unitPriceArs)}
        </span>
        {isChangeable && (
          <Link
            href={paths.serviceSelection()}
            className="inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4 hover:text-primary-hover"
          >
            Cambiar rubros
          </Link>
        )}
      </p>
    </div>
  )
}
