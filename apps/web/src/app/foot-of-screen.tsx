'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import type { ReactNode } from 'react'

/** Where somebody comes to get on with something, not to get to know the site. */
const workScreens: readonly (string | null)[] = ['professional', 'admin', 'user', 'seguimiento']

interface FootOfScreenProps {
  /** Says all that the law wants, in two lines. */
  short: ReactNode
  full: ReactNode
}

export function FootOfScreen({ short, full }: FootOfScreenProps) {
  return workScreens.includes(useSelectedLayoutSegment()) ? short : full
}
