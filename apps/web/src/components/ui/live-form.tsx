'use client'

import type { ComponentProps } from 'react'
import { keepFocus } from '@/lib/forms/keep-focus'
import { useIsHydrated } from '@/lib/use-is-hydrated'

/**
 * A form that a script sends. Until that is there it takes nothing: the browser itself would put what was typed into the
 * address, and whoever tapped the button would be answered with the same page.
 */
export function LiveForm(props: ComponentProps<'form'>) {
  const isHydrated = useIsHydrated()
  return <form inert={!isHydrated} aria-busy={!isHydrated || undefined} onMouseDown={keepFocus} {...props} />
}
