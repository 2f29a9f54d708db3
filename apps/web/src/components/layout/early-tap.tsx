'use client'

import { useEffect } from 'react'

declare global {
  interface Window {
    /** Stops recording taps. Returns the button that was tapped last, if any. */
    endEarlyTaps?: () => HTMLButtonElement | undefined
  }
}

/** Replays the last tap on a button that happened before the page's scripts were ready. See `lib/early-tap-script.ts`. */
export function EarlyTap() {
  useEffect(() => {
    const button = window.endEarlyTaps?.()
    // Sent first, because menus open on pointerdown instead of click.
    button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
    button?.click()
  }, [])
  return null
}
