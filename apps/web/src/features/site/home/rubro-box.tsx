'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { TypedRubroProps } from './typed-rubro'

interface RubroBoxProps extends Omit<TypedRubroProps, 'rubros'> {
  /** A plain text field, which works without scripts. */
  children: ReactNode
}

/** What may be the first thing that a visitor does. */
const beginnings = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/**
 * Replaces the plain field on the visitor's first move with the box of the request form, which suggests rubros for 'se
 * rompió un caño'. It is loaded then, so that the page stays light, and never replaces a field that is in use.
 */
export function RubroBox({ id, name, children }: RubroBoxProps) {
  const [Typed, setTyped] = useState<ComponentType | null>(null)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (Typed) return
    let isGone = false
    let isLoading = false
    const load = async () => {
      if (isLoading) return
      isLoading = true
      try {
        const [{ TypedRubro }, { loadRubros }] = await Promise.all([
          import('./typed-rubro'),
          import('./load-rubros'),
        ])
        const rubros = await loadRubros()
        if (isGone || isUsed(box.current)) return
        setTyped(() => () => <TypedRubro id={id} name={name} rubros={rubros} />)
      } catch {
        // The plain field works as well.
      } finally {
        isLoading = false
      }
    }
    for (const beginning of beginnings) addEventListener(beginning, load, { passive: true })
    return () => {
      isGone = true
      for (const beginning of beginnings) removeEventListener(beginning, load)
    }
  }, [Typed, id, name])

  return <div ref={box}>{Typed ? <Typed /> : children}</div>
}

function isUsed(box: HTMLElement | null): boolean {
  const field = box?.querySelector('input')
  return field?.value !== '' || field === document.activeElement
}
