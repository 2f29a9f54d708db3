import { paths } from '@oficio/contracts/paths'
import type { PlanPage } from '@oficio/contracts/professionals/plan/page'
import { formatDayOfMonth } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { Link } from '@/components/ui/link'
import { StatTile } from '@/components/ui/stat-tile'
import { pauseText, perMonth } from './plan-texts'
import { type PlanView, planOf } from './plan-view'

/** A tile of the portal: the remaining free leads, or the price of the subscription. */
export function PlanTile({ plan }: { plan: PlanPage }) {
  const { label, value, note } = figureOf(planOf(plan))
  return (
    <StatTile
      className="relative gap-0 p-3 transition-colors hover:border-primary md:gap-1 md:p-5"
      label={label}
      value={value}
      note={
        <Link
          href={paths.professionalPayments()}
          className="underline underline-offset-4 after:absolute after:inset-0 after:rounded-card"
        >
          {note}
        </Link>
      }
    />
  )
}

function figureOf(plan: PlanView) {
  const { hasAccess, isOver, paidUntil, monthlyPriceArs, nextChargeAt, freeLeads } = plan
  const paused = pauseText(plan)
  if (hasAccess && isOver) {
    return {
      label: 'Suscripción por mes',
      value: formatMoney(0),
      note: paidUntil ? `Cancelada: funciona hasta el ${formatDayOfMonth(paidUntil)}` : 'Ver mi suscripción',
    }
  }
  if (hasAccess) {
    return {
      label: 'Suscripción por mes',
      value: formatMoney(monthlyPriceArs),
      note:
        paused ?? (nextChargeAt ? `Próximo cobro: ${formatDayOfMonth(nextChargeAt)}` : 'Ver mi suscripción'),
    }
  }
  const { remaining, total } = freeLeads
  return {
    label: 'Contactos gratis',
    value: remaining,
    note: remaining > 0 ? `De ${total}. Después, ${perMonth(monthlyPriceArs)}` : usedUp(total),
  }
}

const usedUp = (total: number): string =>
  total === 0 ? 'No hay por ahora' : total === 1 ? 'Ya usaste el único' : `Ya usaste los ${total}`
