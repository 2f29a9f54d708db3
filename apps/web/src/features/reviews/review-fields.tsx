'use client'

import { limits } from '@oficio/contracts/limits'
import type { Rating } from '@oficio/contracts/reviews/endpoints'
import { texts } from '@oficio/contracts/texts'
import { Field } from '@/components/ui/field'
import { FieldSet } from '@/components/ui/field-set'
import { Input } from '@/components/ui/input'
import { WordsField } from '@/components/ui/words-field'
import { StarChoice } from './star-choice'

export interface ReviewWords {
  rating: Rating | null
  title: string
  content: string
}

interface ReviewFieldsProps {
  words: ReviewWords
  onChange: (words: ReviewWords) => void
  /** Somebody wanted to send it already. */
  isTried: boolean
  /** A title that somebody may give. */
  example: string
  /** What the words may tell, and by which name they are read. */
  hint: string
}

const starsId = 'estrellas'

/** Moves the focus of a reader who sent a review without stars to the stars, which may be out of sight. */
export const focusStars = (): void => document.getElementById(starsId)?.querySelector('input')?.focus()

/** Stars without a default, and an optional title and text. */
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
