'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Screens } from './screen'

interface FootOfScreenProps {
  own: Screens['own']
  /** Says all that the law wants, in two lines. */
  short: ReactNode
  full: ReactNode
}

export function FootOfScreen({ own, short, full }: FootOfScreenProps) {
  const [first = '', second = ''] = useSelectedLayoutSegments()
  return own.includes(first) || own.includes(`${first}/${second}`) ? short : full
}
