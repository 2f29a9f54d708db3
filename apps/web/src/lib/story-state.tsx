import { type ReactNode, useState } from 'react'

interface StoryStateProps<T> {
  initial: T
  children: (value: T, change: (value: T) => void) => ReactNode
}

/** Holds the value of a control in a story. On a page, the form holds it. */
export function StoryState<T>({ initial, children }: StoryStateProps<T>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
