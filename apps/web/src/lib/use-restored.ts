import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives a box or radio whose state lives in React what the browser made of it before the page's scripts ran: who comes
 * back finds the controls as they were left, and no event tells of it. `adopt` gets whether it is on.
 */
export function useRestored(
  isChecked: boolean | undefined,
  adopt: (isChecked: boolean) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stands there at first is the browser's doing
  useEffect(() => {
    const isRestored = input.current?.checked
    if (isChecked !== undefined && isRestored !== undefined && isRestored !== isChecked) adopt(isRestored)
  }, [])
  return input
}
