'use client'

import { Sketch } from './sketch'
import type { SketchFacts } from './sketch-facts'

/** The sketch on a phone, which shows it once it is asked for. The browser itself unfolds it. */
export const SketchFold = ({ facts }: { facts: SketchFacts }) => (
  <details className="-my-2 shrink-0 open:basis-full lg:hidden">
    <summary className="fold-link">Ver mapa</summary>
    <Sketch {...facts} />
  </details>
)
