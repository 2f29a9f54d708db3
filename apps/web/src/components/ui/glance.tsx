'use client'

import { Icon, type IconName } from './icon'

export interface GlanceFact {
  icon: IconName
  value: string
  label: string
}

/** The few facts that decide, below the name of a professional or a business. A row that wraps into equal cells. */
export function Glance({ facts }: { facts: readonly GlanceFact[] }) {
  if (facts.length === 0) return null
  return (
    <ul aria-label="Datos principales" className="glance">
      {facts.map(({ icon, value, label }) => (
        <li key={label}>
          <p>
            <Icon name={icon} {...(icon === 'star' && { className: 'fill-star text-star' })} />
            {value}
          </p>
          <small>{label}</small>
        </li>
      ))}
    </ul>
  )
}
