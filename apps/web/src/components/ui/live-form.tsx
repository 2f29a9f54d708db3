'use client'

import type { ComponentProps } from 'react'
import { keepFocus } from '@/lib/forms/keep-focus'
import { useIsHydrated } from '@/lib/use-is-hydrated'

/**
 * A form that a script sends. It is inert until the script is ready. Otherwise the browser itself would put the typed
 * values into the address and show the same page again.
 */
export function LiveForm(props: ComponentProps<'form'>) {
  const isHydrated = useIsHydrated()
  return <form inert={!isHydrated} aria-busy={!isHydrated || undefined} onMouseDown={keepFocus} {...props} />
}
