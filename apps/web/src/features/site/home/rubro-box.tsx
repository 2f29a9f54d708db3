'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { TypedRubroProps } from './typed-rubro'

interface RubroBoxProps extends Omit<TypedRubroProps, 'rubros'> {
  /** The browser's own list, which works before any script has run. */
  children: ReactNode
}

/** What may be the first thing that a visitor does. */
const beginnings = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/**
 * The rubro of the home: from the visitor's first move on the box of the request form, which understands 'se rompió un caño'.
 * It is loaded then, so that the page stays light, and never replaces a list that somebody is using.
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
        // The list that is there works as well.
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
  const select = box?.querySelector('select')
  return select?.value !== '' || select === document.activeElement
}
