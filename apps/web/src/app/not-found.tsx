import type { Metadata } from 'next'
import { MissingView } from '@/components/layout/missing-view'
import { missingTexts } from '@/lib/missing-texts'

export const metadata: Metadata = {
  title: 'Página no encontrada',
  robots: { index: false },
}

/** The page for an unknown address, with links to common pages. */
export default function NotFoundPage() {
  return <MissingView {...missingTexts} />
}
