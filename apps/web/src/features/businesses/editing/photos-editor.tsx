'use client'

import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import { useRef, useState } from 'react'
import { PhotosForm } from './photos-form'

/** The editor of the logo and the photos. Discarding the changes resets the form to the stored data. */
export function PhotosEditor({ own }: { own: OwnBusiness }) {
  const version = useRef(own.version)
  const [round, setRound] = useState(0)
  return <PhotosForm key={round} own={own} version={version} onDiscard={() => setRound(round + 1)} />
}
