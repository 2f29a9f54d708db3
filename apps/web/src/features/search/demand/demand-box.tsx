import type { Demand } from '@oficio/contracts/search/demand'
import { TrendingUp } from 'lucide-react'
import { demandText } from './demand-text'

/** The counted requests for the chosen rubros within the radius. */
export function DemandBox({ demand }: { demand: Demand }) {
  const { title, text } = demandText(demand)
  return (
    <div className="flex gap-3 rounded-card bg-primary-soft p-4 text-primary-soft-foreground">
      <TrendingUp aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-sm">{text}</p>
      </div>
    </div>
  )
}
