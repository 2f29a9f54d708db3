import { Zap } from 'lucide-react'
import { Badge } from './badge'

/** Whose client paid to be contacted at once. */
export function UrgentBadge() {
  return (
    <Badge tone="sun">
      <Zap aria-hidden className="fill-current" />
      Urgente
    </Badge>
  )
}
