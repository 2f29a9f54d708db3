import type { Metadata } from 'next'
import { MissingLandingPage } from '@/features/search/landing/missing-landing-page'

export const metadata: Metadata = {
  title: 'Página no encontrada',
  robots: { index: false },
}

/** The page for an unknown rubro or town in a landing page address. */
export default function RubroNotFound() {
  return <MissingLandingPage kind="rubro" />
}
