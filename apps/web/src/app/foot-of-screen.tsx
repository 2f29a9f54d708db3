'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import type { ReactNode } from 'react'
import { isOwnScreen } from './screen'

interface FootOfScreenProps {
  /** Says all that the law wants, in two lines. */
  short: ReactNode
  full: ReactNode
}

export function FootOfScreen({ short, full }: FootOfScreenProps) {
  return isOwnScreen(useSelectedLayoutSegment()) ? short : full
}
