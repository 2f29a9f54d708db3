import { Star } from 'lucide-react'
import { cn } from '@/lib/cn'
import { formatRating } from '@/lib/formats/format-rating'

interface RatingProps {
  /** 1 to 5; null while there is no review. */
  value: number | null
  count: number
  className?: string
}

/** One star and the number: five little stars say less and take more room. */
export function Rating({ value, count, className }: RatingProps) {
  if (value === null)
    return <span className={cn('text-sm text-muted-foreground', className)}>Sin reseñas todavía</span>
  const reviews = count === 1 ? '1 reseña' : `${count} reseñas`
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
