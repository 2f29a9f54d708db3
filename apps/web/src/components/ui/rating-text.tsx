import { clsx } from 'clsx'
import { Icon } from './icon'

/** A rating in words. The server computes them, because browsers format numbers differently. */
export interface RatingWords {
  /** '4,7'. Null without enough reviews. */
  average: string | null
  text: string
}

/** A star and the average, once there are enough reviews. Not five stars, because they say less and take more space. */
export function RatingText({ average, text, className }: RatingWords & { className?: string | undefined }) {
  if (average === null) return <span className={clsx('rating text-muted-foreground', className)}>{text}</span>
  return (
    <span className={clsx('rating', className)}>
      <Icon name="star" className="size-4 fill-star text-star" />
      <b>
        <span className="sr-only">Calificación </span>
        {average}
      </b>
      <span className="text-muted-foreground">({text})</span>
    </span>
  )
}
