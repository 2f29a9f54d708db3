import { formatDeadline } from '@oficio/contracts/text/format-date'
import { Star } from 'lucide-react'

interface ChosenMarkProps {
  aloneUntil: string | null
  setAt: string
}

/**
 * Tells the professional that the client chose them, so they are offered the request first. It is a span, because
 * sentences contain it too.
 */
export function ChosenMark({ aloneUntil, setAt }: ChosenMarkProps) {
  if (!aloneUntil) return null
  return (
    <span className="flex items-start gap-2 font-semibold text-foreground">
      <Star aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
      Te eligió a vos: hasta {formatDeadline(aloneUntil, setAt)} la ves solo vos.
    </span>
  )
}
