import { useSyncExternalStore } from 'react'

declare global {
  interface Window {
    /** Stores and shows a theme. Defined by the script in the head (theme-script.ts). */
    chooseTheme?: (theme: Theme) => void
  }
}

/** `system` follows the device, also when it changes at sunset. */
export type Theme = 'system' | 'light' | 'dark'

export const isTheme = (value: string | undefined): value is Theme =>
  value === 'system' || value === 'light' || value === 'dark'

/** Stores the theme on the device and shows it. */
export const chooseTheme = (theme: Theme): void => window.chooseTheme?.(theme)

/** Returns the chosen theme. Null on the server, which does not know the device. */
export const useTheme = (): Theme | null => useSyncExternalStore(subscribe, chosenTheme, () => null)

function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return isTheme(theme) ? theme : 'system'
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
