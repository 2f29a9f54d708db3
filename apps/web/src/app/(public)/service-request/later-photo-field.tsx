'use client'

import dynamic from 'next/dynamic'

// Photos are optional and stand below the first screen: the form does not wait for their code.
const PhotoField = dynamic(
  () => import('@/features/photos/photo-field').then((module) => module.PhotoField),
  { ssr: false, loading: () => <div aria-hidden className="h-36 sm:h-30" /> },
)

export function LaterPhotoField() {
  return <PhotoField />
}
