'use client'

import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import { useRef, useState } from 'react'
import { PhotosForm } from './photos-form'

/** The logo and the pictures of a business; who discards what they changed finds what is saved. */
export function PhotosEditor({ own }: { own: OwnBusiness }) {
  const version = useRef(own.version)
  const [round, setRound] = useState(0)
  return <PhotosForm key={round} own={own} version={version} onDiscard={() => setRound(round + 1)} />
}
