import { Zap } from 'lucide-react'
import { Badge } from './badge'

/** Marks a request whose client paid for an urgent contact. */
export function UrgentBadge() {
  return (
    <Badge tone="sun">
      <Zap aria-hidden className="fill-current" />
      Urgente
    </Badge>
  )
}
