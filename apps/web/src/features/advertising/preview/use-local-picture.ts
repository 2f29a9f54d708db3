'use client'

import { useEffect, useState } from 'react'

export interface LocalPicture {
  url: string
  width: number
  height: number
}

/** State of a picture that is only shown in this browser and never uploaded. */
export function useLocalPicture() {
  const [file, setFile] = useState<File | null>(null)
  const [picture, setPicture] = useState<LocalPicture | null>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)

  useEffect(() => {
    setPicture(null)
    setIsUnreadable(false)
    if (!file) return
    let isGone = false
    const url = URL.createObjectURL(file)
    const image = new Image()
    image.src = url
    image.decode().then(
      () => isGone || setPicture({ url, width: image.naturalWidth, height: image.naturalHeight }),
      () => isGone || setIsUnreadable(true),
    )
    return () => {
      isGone = true
      URL.revokeObjectURL(url)
    }
  }, [file])

  return { picture, isUnreadable, choose: setFile }
}
