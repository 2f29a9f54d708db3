'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Screens } from './screen'

interface FootOfScreenProps {
  own: Screens['own']
  /** Says all that the law wants, in two lines. */
  short: ReactNode
  full: ReactNode
}

export function FootOfScreen({ own, short, full }: FootOfScreenProps) {
  return own.includes(useSelectedLayoutSegment() ?? '') ? short : full
}
