import { type RefObject, useEffect, useRef } from 'react'

/**
 * Copies a state that the browser restored into a checkbox or radio whose state is in React. When a visitor returns to
 * a page, the browser restores controls before the page's scripts run and sends no event. `adopt` is called with the
 * restored state.
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
