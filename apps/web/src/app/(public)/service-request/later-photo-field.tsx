'use client'

import dynamic from 'next/dynamic'

// Loaded late, because photos are optional and below the first screen. The form does not wait for their code.
const PhotoField = dynamic(
  () => import('@/features/photos/photo-field').then((module) => module.PhotoField),
  { ssr: false, loading: () => <div aria-hidden className="h-36 sm:h-30" /> },
)

export function LaterPhotoField() {
  return <PhotoField />
}
