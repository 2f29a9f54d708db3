import type { Metadata } from 'next'
import { MissingLandingPage } from '@/features/search/landing/missing-landing-page'

export const metadata: Metadata = {
  title: 'Página no encontrada',
  robots: { index: false },
}

/** The page for an unknown category or town in a landing page address. */
export default function CategoryNotFound() {
  return <MissingLandingPage kind="category" />
}
