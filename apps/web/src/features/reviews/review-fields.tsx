'use client'

import { limits } from '@oficio/contracts/limits'
import { type Rating, ratings, ratingTexts } from '@oficio/contracts/reviews/endpoints'
import { texts } from '@oficio/contracts/texts'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { Field } from '@/components/ui/field'
import { FieldSet } from '@/components/ui/field-set'
import { Input } from '@/components/ui/input'
import { WordsField } from '@/components/ui/words-field'
import { cn } from '@/lib/cn'

export interface ReviewWords {
  rating: Rating | null
  title: string
  content: string
}

interface ReviewFieldsProps {
  words: ReviewWords
  onChange: (words: ReviewWords) => void
  /** Whether the user already tried to send the form. */
  isTried: boolean
  /** An example title, shown as placeholder. */
  example: string
  /** The hint below the text: what it may contain, and under which name it is published. */
  hint: string
}

const starsId = 'estrellas'

/** Moves the focus to the stars, which may be out of sight, after a submission without stars. */
export const focusStars = (): void => document.getElementById(starsId)?.querySelector('input')?.focus()

/** The fields of a review: stars without a default, and an optional title and text. */
export function ReviewFields({ words, onChange, isTried, example, hint }: ReviewFieldsProps) {
  const { rating, title, content } = words
  return (
    <>
      <FieldSet
        id={starsId}
        legend="¿Cuántas estrellas le das?"
        error={isTried && rating === null ? texts.required('rating') : undefined}
      >
        <StarChoice value={rating} onValueChange={(newRating) => onChange({ ...words, rating: newRating })} />
      </FieldSet>
      <Field label="Título" isOptional>
        {(control) => (
          <Input
            {...control}
            value={title}
            maxLength={limits.reviewTitleMax}
            placeholder={`Por ejemplo: ${example}`}
            onChange={(event) => onChange({ ...words, title: event.target.value })}
          />
        )}
      </Field>
      <WordsField
        label="Contá cómo fue"
        hint={hint}
        isOptional
        rows={4}
        maxLength={limits.reviewMax}
        value={content}
        onValueChange={(newContent) => onChange({ ...words, content: newContent })}
      />
    </>
  )
}

interface StarChoiceProps {
  value: Rating | null
  onValueChange: (rating: Rating) => void
}

/** Five radio buttons shown as stars, none of them preselected. Each has its meaning as a label. */
function StarChoice({ value, onValueChange }: StarChoiceProps) {
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
      {/* Hidden, because the radio button itself is announced. */}
      <span aria-hidden className="font-semibold">
        {value === null ? 'Elegí cuántas' : ratingTexts[value]}
      </span>
    </div>
  )
}
