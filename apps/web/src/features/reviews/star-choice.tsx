'use client'

import { type Rating, ratings, ratingTexts } from '@oficio/contracts/reviews/endpoints'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { cn } from '@/lib/cn'

interface StarChoiceProps {
  value: Rating | null
  onValueChange: (rating: Rating) => void
}

/** Five stars, none of them set beforehand: the browser's own radios, each of which says what it means. */
export function StarChoice({ value, onValueChange }: StarChoiceProps) {
  const name = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="-ml-2 flex">
        {ratings.map((rating) => (
          <label
            key={rating}
            className="grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={name}
              value={rating}
              checked={value === rating}
              onChange={() => onValueChange(rating)}
              className="sr-only"
            />
            <Star
              aria-hidden
              strokeWidth={1.5}
              className={cn(
                'size-8 transition-colors',
                value !== null && rating <= value ? 'fill-star text-star' : 'text-input-border',
              )}
            />
            <span className="sr-only">{`${rating} de ${ratings.length}: ${ratingTexts[rating]}`}</span>
          </label>
        ))}
      </div>
      {/* Said by the radio itself. */}
      <span aria-hidden className="font-semibold">
        {value === null ? 'Elegí cuántas' : ratingTexts[value]}
      </span>
    </div>
  )
}
