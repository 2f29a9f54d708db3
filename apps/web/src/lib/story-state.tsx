import { type ReactNode, useState } from 'react'

interface StoryStateProps<T> {
  initial: T
  children: (value: T, change: (value: T) => void) => ReactNode
}

/** Holds the value of a control in a story, which a form holds on a page. */
export function StoryState<T>({ initial, children }: StoryStateProps<T>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
