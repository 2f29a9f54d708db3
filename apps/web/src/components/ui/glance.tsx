import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'

export interface GlanceFact {
  icon: IconName
  value: ReactNode
  label: string
}

/** The few facts that decide, below the name of a professional or a business. A row that wraps into equal cells. */
export function Glance({ facts }: { facts: readonly GlanceFact[] }) {
  if (facts.length === 0) return null
  return (
    <ul
      aria-label="Datos principales"
      className="flex flex-wrap gap-px overflow-hidden rounded-card border bg-border"
    >
      {facts.map(({ icon, value, label }) => (
        <li key={label} className="min-w-0 grow basis-40 bg-surface px-4 py-3">
          <span className="flex items-center gap-2 font-display text-lg font-semibold">
            <Icon
              name={icon}
              className={`size-5 shrink-0 ${icon === 'star' ? 'fill-star text-star' : 'text-primary'}`}
            />
            <span className="min-w-0 wrap-anywhere">{value}</span>
          </span>
          <span className="block text-sm text-muted-foreground">{label}</span>
        </li>
      ))}
    </ul>
  )
}
