'use client'

import { useId } from 'react'
import { themeWords } from '@/lib/theme/theme-words'
import { chooseTheme, useTheme } from '@/lib/theme/use-theme'

/**
 * The choice between the device's, the light and the dark theme. Appears once the scripts run and keeps its space until
 * then, because the cached page knows no choice and cannot change it without scripts.
 */
export function ThemeSwitch() {
  const theme = useTheme()
  const id = useId()
  if (theme === null) return <div className="h-11" />
  return (
    <div role="radiogroup" aria-labelledby={id} className="flex flex-wrap items-center gap-x-3 text-sm">
      <span id={id}>Tema:</span>
      {themeWords.map(([value, label]) => (
        <label key={value} className="theme-choice">
          <input
            type="radio"
            name={id}
            checked={theme === value}
            onChange={() => chooseTheme(value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {label}
        </label>
      ))}
    </div>
  )
}
