'use client'

import { adTexts } from '@oficio/contracts/advertising/slots'
import { useState } from 'react'

interface BannerCardProps {
  title: string
  hasTitle: boolean
  description: string
  /** Null if the advertiser has not chosen a picture yet. */
  imageUrl: string | null
}

/**
 * A banner in the box of its slot. The picture fills the space that the texts leave. The preview uses this component
 * too.
 */
export function BannerCard({ title, hasTitle, description, imageUrl }: BannerCardProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  return (
    <span className="flex size-full flex-col">
      {imageUrl === null || brokenUrl === imageUrl ? (
        <span className="grid min-h-0 flex-1 place-items-center bg-muted text-muted-foreground">
          {imageUrl === null ? 'Acá va tu imagen' : adTexts.noPicture}
        </span>
      ) : (
        // biome-ignore lint/performance/noImgElement: re-encoded to its size when it was uploaded
        <img
          src={imageUrl}
          alt={hasTitle ? '' : title}
          onError={() => setBrokenUrl(imageUrl)}
          className="min-h-0 w-full flex-1 object-cover"
        />
      )}
      {(hasTitle || description) && (
        <span className="shrink-0 px-3 py-1.5">
          {hasTitle && <span className="block truncate font-semibold">{title}</span>}
          {description && <span className="block truncate text-sm text-muted-foreground">{description}</span>}
        </span>
      )}
    </span>
  )
}
