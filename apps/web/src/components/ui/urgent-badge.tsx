import { Zap } from 'lucide-react'
import { Badge } from './badge'

/** Whose client paid to be contacted at once. */
export function UrgentBadge({ className }: { className?: string }) {
  return (
    <Badge tone="sun" className={className}>
      <Zap aria-hidden className="fill-current" />
      Urgente
    </Badge>
  )
}
