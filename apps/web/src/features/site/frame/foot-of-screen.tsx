'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Screens } from './screen'

interface FootOfScreenProps {
  own: Screens['own']
  /** The short footer of two lines, with everything that the law requires. */
  short: ReactNode
  full: ReactNode
}

/** Chooses the footer: the short one on pages where visitors handle their own matters, else the full one. */
export function FootOfScreen({ own, short, full }: FootOfScreenProps) {
  const [first = '', second = ''] = useSelectedLayoutSegments()
  return own.includes(first) || own.includes(`${first}/${second}`) ? short : full
}
