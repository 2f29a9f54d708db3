'use client'

import { useEffect } from 'react'

declare global {
  interface Window {
    /** Ends the keeping of taps and returns the button of the last one, if there was any. */
    endEarlyTaps?: () => HTMLButtonElement | undefined
  }
}

/** Does what was tapped before the page's scripts listened, once they do. See `early-tap-script.ts`. */
export function EarlyTap() {
  useEffect(() => {
    const button = window.endEarlyTaps?.()
    // Menus open when a finger comes down, before the click.
    button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
    button?.click()
  }, [])
  return null
}
