import { hasAverage } from '@oficio/contracts/reviews/subjects'
import { countOf } from '@oficio/contracts/text/count-of'
import { Star } from 'lucide-react'
import { cn } from '@/lib/cn'
import { formatRating } from '@/lib/formats/format-rating'

interface RatingProps {
  /** 1 to 5; null without reviews. */
  value: number | null
  count: number
  className?: string
}

/** A star and the average, once there are enough reviews. Not five stars, because they say less and take more space. */
export function Rating({ value, count, className }: RatingProps) {
  if (value === null)
    return <span className={cn('text-sm text-muted-foreground', className)}>Sin reseñas todavía</span>
  const reviews = countOf(count, 'reseña', 'reseñas')
  if (!hasAverage(count))
    return <span className={cn('text-sm text-muted-foreground', className)}>Nuevo, con {reviews}</span>
  return (
    <span className={cn('inline-flex items-center gap-1.5 text-sm', className)}>
      <Star aria-hidden className="size-4 fill-star text-star" />
      <span className="font-semibold tabular-nums">
        <span className="sr-only">Calificación </span>
        {formatRating(value)}
      </span>
      <span className="text-muted-foreground">({reviews})</span>
    </span>
  )
}
