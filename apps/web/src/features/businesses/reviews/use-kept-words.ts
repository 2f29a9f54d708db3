import { ratingOf } from '@oficio/contracts/reviews/endpoints'
import { useState } from 'react'
import type { ReviewWords } from '@/features/reviews/review-fields'
import { dropStored, readStored, store } from '@/lib/storage/browser-storage'
import { isLike } from '@/lib/storage/is-like'

const shelf = 'sessionStorage'
const example = { title: '', content: '' }

interface Written {
  rating: ReviewWords['rating']
  title: string | null
  content: string | null
}

/** What is being typed of a business, kept in this tab: a reload, or a login that was needed again, loses nothing. */
export function useKeptWords(name: string, written: Written | null) {
  const [words, setWords] = useState<ReviewWords>(() => readWords(name) ?? wordsOf(written))
  return {
    words,
    setWords: (typed: ReviewWords) => {
      setWords(typed)
      store(shelf, name, typed)
    },
    forget: () => dropStored(shelf, name),
  }
}

const wordsOf = (written: Written | null): ReviewWords => ({
  rating: written?.rating ?? null,
  title: written?.title ?? '',
  content: written?.content ?? '',
})

function readWords(name: string): ReviewWords | null {
  const stored = readStored(shelf, name)
  if (!isLike(stored, example)) return null
  return { ...stored, rating: ratingOf(Number(Reflect.get(stored, 'rating'))) }
}
