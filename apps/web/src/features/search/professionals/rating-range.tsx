'use client'

import { minRatingStep } from '@oficio/contracts/search/rating-step'
import { useState } from 'react'
import { formatRating } from '@/lib/formats/format-rating'

const maxRating = 5
const marks = Array.from({ length: maxRating + 1 }, (_, mark) => mark)

/**
 * A slider from none to five stars, in half stars. The scale below it is for browsers without scripts, which do not
 * update the shown value.
 */
export function RatingRange({ value }: { value: string }) {
  const [chosenRating, setChosenRating] = useState(value === '' ? 0 : Number(value) || 0)
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor="search-rating" className="font-semibold">
          Calificación mínima
        </label>
        <output htmlFor="search-rating" className="needs-script text-sm text-muted-foreground tabular-nums">
          {chosenRating === 0
            ? 'Cualquiera'
            : chosenRating === maxRating
              ? formatRating(maxRating)
              : `${formatRating(chosenRating)} o más`}
        </output>
      </div>
      <input
        id="search-rating"
        type="range"
        name="minRating"
        min={0}
        max={maxRating}
        step={minRatingStep}
        value={chosenRating}
        onChange={(event) => setChosenRating(event.target.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-primary"
      />
      <div aria-hidden className="flex justify-between px-1 text-sm text-muted-foreground tabular-nums">
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  )
}
