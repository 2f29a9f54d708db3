'use client'

import { ImageIcon, RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import { Progress } from '@/components/ui/progress'
import { cn } from '@/lib/cn'
import type { PhotoItem } from './photo-item'

interface PhotoTileProps {
  item: PhotoItem
  onRetry: () => void
  onRemove: () => void
}

/** A photo of the form: its picture, its progress, and buttons to retry and to remove it. */
export function PhotoTile({ item, onRetry, onRemove }: PhotoTileProps) {
  const { name, state, progress, error, file } = item
  return (
    <li className="min-w-0 space-y-1">
      <div className="relative aspect-square overflow-hidden rounded-control border bg-muted">
        <Picture item={item} />
        {state === 'uploading' && (
          <Progress
            value={progress}
            label={`Subiendo ${name}`}
            className="absolute inset-x-2 bottom-2 border border-surface"
          />
        )}
        {state === 'failed' && file && (
          <button
            type="button"
            onClick={onRetry}
            className="absolute inset-0 flex flex-col items-center justify-center gap-1 bg-surface/85 text-sm font-semibold text-urgent focus-visible:-outline-offset-2"
          >
            <RotateCw aria-hidden className="size-5" />
            Reintentar
            <span className="sr-only"> con {name}</span>
          </button>
        )}
        <button
          type="button"
          onClick={onRemove}
          aria-label={`Quitar ${name}`}
          className="group absolute top-0 right-0 grid size-11 place-items-center focus-visible:-outline-offset-2"
        >
          <span className="grid size-7 place-items-center rounded-full bg-scrim/75 text-scrim-foreground transition-colors group-hover:bg-scrim">
            <X aria-hidden className="size-4" />
          </span>
        </button>
      </div>
      <p aria-live="polite" className={cn('text-xs leading-tight', error ? 'text-urgent' : 'sr-only')}>
        {error ?? (state === 'stored' ? `${name}: subida` : '')}
      </p>
    </li>
  )
}

function Picture({ item }: { item: PhotoItem }) {
  const [isBroken, setIsBroken] = useState(false)
  const src = item.previewUrl ?? item.photo?.thumbUrl
  if (!src || isBroken) {
    return (
      <span className="grid size-full place-items-center p-2 text-center text-xs text-muted-foreground">
        <span>
          <ImageIcon aria-hidden className="mx-auto mb-1 size-6 text-primary" />
          {item.name}
        </span>
      </span>
    )
  }
  return (
    // biome-ignore lint/performance/noImgElement: a local picture, or a photo that already has two sizes
    <img
      src={src}
      alt={item.name}
      onError={() => setIsBroken(true)}
      className={cn('size-full object-cover', item.state !== 'stored' && 'opacity-60')}
    />
  )
}
