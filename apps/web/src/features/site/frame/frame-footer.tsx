'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import { ShortFooter } from '@/components/layout/short-footer'
import { SiteFooter, type SiteFooterProps } from '@/components/layout/site-footer'
import type { Screens } from './screen'

/**
 * The footer of every page: the short one, of two lines with everything that the law requires, on pages where visitors
 * handle their own matters, else the full one.
 */
export function FrameFooter({ own, ...facts }: Pick<Screens, 'own'> & SiteFooterProps) {
  const [first = '', second = ''] = useSelectedLayoutSegments()
  const isOwn = own.includes(first) || own.includes(`${first}/${second}`)
  return isOwn ? <ShortFooter {...facts} /> : <SiteFooter {...facts} />
}
